import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { singleSignOnQuery } from '../api/get-single-sign-on.ts'
import { AttributesSection } from './AttributesSection.tsx'
import { ConnectionSection } from './ConnectionSection.tsx'
import { DomainsSection } from './DomainsSection.tsx'
import { RequirementSection } from './RequirementSection.tsx'

/** In the order in which it is set up: domains, identity provider, attributes, requirement. */
export function SingleSignOnPanel({ organization }: { organization: MyOrganization }) {
  const query = useQuery(singleSignOnQuery(organization.id))
  const { data } = query
  if (!data) return <LoadState query={query} />
  const { domains, connection, owners } = data
  const { id } = organization
  return (
    <Stack gap="lg" maw={860}>
      <DomainsSection organization={id} domains={domains} />
      <ConnectionSection
        organization={id}
        connection={connection}
        isReady={domains.some(({ verifiedAt }) => verifiedAt)}
      />
      {connection && (
        <>
          <AttributesSection key={connection.entityId} organization={id} connection={connection} />
          <RequirementSection organization={id} connection={connection} owners={owners} />
        </>
      )}
    </Stack>
  )
}
