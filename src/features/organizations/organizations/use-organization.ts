import { useQuery } from '@tanstack/react-query'
import { text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { myOrganizationsQuery, type OrganizationKind } from './api/get-my-organizations.ts'

const params = { of: text() }

/** The caller's organization of a kind; if there are several, the one in the address. */
export function useOrganization(kind: OrganizationKind) {
  const { data, error, refetch } = useQuery(myOrganizationsQuery(useSignedIn().id))
  const { values, set } = useUrlState(params)
  const choices = data?.filter((one) => one.kind === kind && one.status === 'approved') ?? []
  const organization = choices.find(({ id }) => id === values.of) ?? choices[0]
  const choose = (one: string) => set({ of: one })
  return { organization, choices, choose, isLoading: !data && !error, error: data ? null : error, refetch }
}
