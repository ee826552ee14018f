import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const rulesQuery = () =>
  queryOptions({
    queryKey: matchingKeys.rules,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => ask(answers, 'matching_rules', {}, signal),
  })
