import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ListedConversation } from '../model.ts'
import { messageKeys } from './keys.ts'

const listStep = 30

interface Answer {
  unread: number
  conversations: ListedConversation[]
}

async function getConversations(words: string, before: string | undefined, signal: AbortSignal) {
  const client = await connect()
  const call = client.rpc('conversation_list', { words, before }).abortSignal(signal)
  return unwrap(await call) as unknown as Answer
}

/** The person's conversations, latest first; the response also says how many have unread messages. */
export const conversationsQuery = (queries: QueryClient, userId: string, words = '') =>
  infiniteQueryOptions({
    queryKey: messageKeys.list(userId, words),
    queryFn: async ({ pageParam, signal }) => {
      const { unread, conversations } = await getConversations(words, pageParam, signal)
      queries.setQueryData(messageKeys.unread(userId), unread)
      return conversations
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < listStep ? undefined : page.at(-1)?.lastAt),
    placeholderData: keepPreviousData,
  })
