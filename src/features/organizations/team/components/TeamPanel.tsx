import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { teamQuery } from '../api/get-team.ts'
import { InvitationsCard } from './InvitationsCard.tsx'
import { MembersCard } from './MembersCard.tsx'

/** The team of any kind of organization; owners invite people, change roles and remove members. */
export function TeamPanel({ organization }: { organization: MyOrganization }) {
  const query = useQuery(teamQuery(organization.id))
  const { data: team } = query
  if (!team) return <LoadState query={query} />
  return (
    <Stack gap="lg">
      <MembersCard organization={organization} team={team} />
      {team.isOwner && <InvitationsCard organization={organization} team={team} />}
    </Stack>
  )
}
