import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../../core/session/me-context.ts'
import { myOrganizationsQuery } from '../../organizations/organizations/api/get-my-organizations.ts'

/** The sidebar links to integrations for people who own a company or school. */
export function useIntegrationsEntry() {
  const { data } = useQuery(myOrganizationsQuery(useSignedIn().id))
  const isShown = data?.some(({ myRole, status }) => myRole === 'owner' && status === 'approved') ?? false
  return { isShown, count: 0 }
}
