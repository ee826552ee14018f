import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearConversations } from '../../account/notifications/conversation-news.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import type { ListedConversation } from './api/answers.ts'
import { messageKeys } from './api/keys.ts'

/** Updates lists and counts on realtime events; how far others have read changes neither. */
export function useLiveLists(): void {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  useEffect(
    () =>
      hearConversations((news) => {
        if (news.kind === 'read' && (news.by !== id || noteRead(queries, id, news))) return
        for (const queryKey of [messageKeys.lists(id), messageKeys.unread(id)])
          void queries.invalidateQueries({ queryKey })
      }),
    [id, queries],
  )
}

interface Reading {
  conversation: string
  number: number
}

/** Updates the list locally if it contains the conversation; returns whether it does. */
function noteRead(queries: QueryClient, me: string, { conversation, number }: Reading): boolean {
  const isIt = ({ id }: ListedConversation) => id === conversation
  const lists = queries.getQueriesData<InfiniteData<ListedConversation[]>>({
    queryKey: messageKeys.lists(me),
  })
  const row = lists.flatMap(([, list]) => list?.pages.flat() ?? []).find(isIt)
  if (!row) return false
  const unread = Math.max(0, row.lastNumber - number)
  const read = (one: ListedConversation) => (isIt(one) ? { ...one, unread } : one)
  queries.setQueriesData<InfiniteData<ListedConversation[]>>(
    { queryKey: messageKeys.lists(me) },
    (list) => list && { ...list, pages: list.pages.map((page) => page.map(read)) },
  )
  if (row.unread > 0 && unread === 0)
    queries.setQueryData<number>(messageKeys.unread(me), (count = 1) => Math.max(0, count - 1))
  return true
}
