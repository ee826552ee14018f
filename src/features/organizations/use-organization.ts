import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSignedIn } from '../session/me-context.ts'
import { myOrganizationsQuery, type OrganizationKind } from './api/get-my-organizations.ts'

/** The caller's organization of a kind; if there are several, the one in the address. */
export function useOrganization(kind: OrganizationKind) {
  const { data, error, refetch } = useQuery(myOrganizationsQuery(useSignedIn().id))
  const [params, setParams] = useSearchParams()
  const choices = data?.filter((one) => one.kind === kind && one.status === 'approved') ?? []
  const organization = choices.find(({ id }) => id === params.get('of')) ?? choices[0]
  const choose = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('of', id)
        return next
      },
      { replace: true },
    )
  return { organization, choices, choose, isLoading: !data && !error, error: data ? null : error, refetch }
}
