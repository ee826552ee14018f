import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { attestationKeys } from './keys.ts'

/** Notes candidates share with the caller's school. */
export const sharedNotesQuery = (userId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: attestationKeys.notes(userId, search),
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      ask(answers, 'shared_plan_notes', { search, page: pageParam }, signal),
    getNextPageParam: ({ is_more }, _, page) => (is_more ? page + 1 : undefined),
  })
