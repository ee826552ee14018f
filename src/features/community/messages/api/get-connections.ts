import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from '../../network/api/answers.ts'
import { messageKeys } from './keys.ts'

/** People who can be messaged, newest connections first. */
export const connectionsQuery = (userId: string, words: string) =>
  infiniteQueryOptions({
    queryKey: messageKeys.connections(userId, words),
    queryFn: ({ pageParam, signal }) =>
      ask(
        answers,
        'my_people',
        {
          show: 'connected',
          search: words.split(/\s+/).filter(Boolean),
          before: pageParam?.at,
          before_id: pageParam?.id,
        },
        signal,
      ),
    initialPageParam: undefined as { at: string; id: string } | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
