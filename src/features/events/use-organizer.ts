import { useQuery } from '@tanstack/react-query'
import { myOrganizationsQuery } from '../organizations/api/get-my-organizations.ts'
import { useSignedIn } from '../session/me-context.ts'

/** The approved company or school the person organizes events for. */
export function useOrganizer() {
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(myOrganizationsQuery(id))
  const organization = data?.find(
    ({ kind, status }) => status === 'approved' && (kind === 'company' || kind === 'academia'),
  )
  return { organization, isLoaded: data !== undefined, error, refetch }
}
