import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { teamQuery } from '../api/get-team.ts'
import { InvitationsCard } from './InvitationsCard.tsx'
import { MembersCard } from './MembersCard.tsx'

/** The team of any kind of organization; owners invite people, change roles and remove members. */
export function TeamPanel({ organization }: { organization: MyOrganization }) {
  const { data: team, error, refetch } = useQuery(teamQuery(organization.id))
  if (error && !team) return <LoadFailure error={error} onRetry={refetch} />
  if (!team) return <CardsSkeleton tiles={1} />
  return (
    <Stack gap="lg">
      <MembersCard organization={organization} team={team} />
      {team.isOwner && <InvitationsCard organization={organization} team={team} />}
    </Stack>
  )
}
