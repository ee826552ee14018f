import { useQuery } from '@tanstack/react-query'
import { myOrganizationsQuery } from '../organizations/api/get-my-organizations.ts'
import { useSignedIn } from '../session/me-context.ts'

/** The approved company or maker the person authors missions for. */
export function useAuthoringOrganization() {
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(myOrganizationsQuery(id))
  const organization = data?.find(
    ({ kind, status }) => status === 'approved' && (kind === 'company' || kind === 'on_maker'),
  )
  return { organization, isLoaded: data !== undefined, error, refetch }
}
