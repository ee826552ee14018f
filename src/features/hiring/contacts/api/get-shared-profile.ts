import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { contactKeys } from './keys.ts'

/** What a candidate currently shares with the company; null for nothing. Never cached: sharing may stop. */
export const sharedProfileQuery = (userId: string, card: string) =>
  queryOptions({
    queryKey: contactKeys.shared(userId, card),
    queryFn: ({ signal }) => ask(answers, 'shared_profile', { card }, signal),
    staleTime: 0,
    gcTime: 0,
  })
