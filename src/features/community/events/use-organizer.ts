import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../../core/session/me-context.ts'
import { myOrganizationsQuery } from '../../organizations/organizations/api/get-my-organizations.ts'

/** The approved company or school the person organizes events for. */
export function useOrganizer() {
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(myOrganizationsQuery(id))
  const organization = data?.find(
    ({ kind, status }) => status === 'approved' && (kind === 'company' || kind === 'academia'),
  )
  return { organization, isLoaded: data !== undefined, error, refetch }
}
