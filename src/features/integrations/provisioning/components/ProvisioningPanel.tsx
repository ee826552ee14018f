import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { provisioningQuery } from '../api/get-provisioning.ts'
import { ConnectDirectory } from './ConnectDirectory.tsx'
import { ProvisionedGroups } from './ProvisionedGroups.tsx'
import { ProvisionedPeople } from './ProvisionedPeople.tsx'
import { ProvisioningEvents } from './ProvisioningEvents.tsx'

/** How to connect a directory, and what it has done. */
export function ProvisioningPanel({ organization }: { organization: MyOrganization }) {
  const query = useQuery(provisioningQuery(organization.id))
  const { data } = query
  if (!data) return <LoadState query={query} />
  const isConnected = data.calledAt !== null
  return (
    <Stack gap="lg" maw={960}>
      <ConnectDirectory organization={organization} overview={data} />
      {isConnected && <ProvisionedPeople organization={organization} />}
      {isConnected && <ProvisionedGroups organization={organization} overview={data} />}
      {data.events.length > 0 && <ProvisioningEvents events={data.events} />}
    </Stack>
  )
}
