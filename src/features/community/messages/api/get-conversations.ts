import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { messageKeys } from './keys.ts'

const listStep = 30

/** The person's conversations, latest first; the response also says how many have unread messages. */
export const conversationsQuery = (queries: QueryClient, userId: string, words = '') =>
  infiniteQueryOptions({
    queryKey: messageKeys.list(userId, words),
    queryFn: async ({ pageParam, signal }) => {
      const { unread, conversations } = await ask(
        answers,
        'conversation_list',
        { words, before: pageParam },
        signal,
      )
      queries.setQueryData(messageKeys.unread(userId), unread)
      return conversations
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < listStep ? undefined : page.at(-1)?.lastAt),
    placeholderData: keepPreviousData,
  })
