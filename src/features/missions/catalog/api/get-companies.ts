import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { ListedOrganization } from './answers.ts'
import { catalogKeys } from './keys.ts'

/** Every company and maker with an open mission. */
export const companiesQuery = () =>
  queryOptions({
    queryKey: catalogKeys.organizations,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => (await call('listed_organizations', {}, signal)) as ListedOrganization[],
  })
