import { useQuery } from '@tanstack/react-query'
import { useChosenRole } from '../../core/session/chosen-role.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { myOrganizationsQuery } from '../../organizations/organizations/api/get-my-organizations.ts'

/** The approved company or maker that the person publishes openings for in this area. */
export function useHiringOrganization() {
  const { id, roles } = useSignedIn()
  const role = useChosenRole(roles)
  const { data, error, refetch } = useQuery(myOrganizationsQuery(id))
  const hiring = data?.filter(
    ({ kind, status }) => status === 'approved' && ['company', 'on_maker'].includes(kind),
  )
  const organization = hiring?.find(({ kind }) => kind === role) ?? hiring?.[0]
  return { organization, isLoaded: data !== undefined, error, refetch }
}
