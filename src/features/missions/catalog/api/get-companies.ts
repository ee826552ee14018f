import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { catalogKeys } from './keys.ts'

/** Every company and maker with an open mission. */
export const companiesQuery = () =>
  queryOptions({
    queryKey: catalogKeys.organizations,
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => ask(answers, 'listed_organizations', {}, signal),
  })
