import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../../core/session/me-context.ts'
import { myOrganizationsQuery } from '../../organizations/organizations/api/get-my-organizations.ts'

/** The approved company or maker the person authors missions for. */
export function useAuthoringOrganization() {
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(myOrganizationsQuery(id))
  const organization = data?.find(
    ({ kind, status }) => status === 'approved' && (kind === 'company' || kind === 'on_maker'),
  )
  return { organization, isLoaded: data !== undefined, error, refetch }
}
