import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearConversations } from '../../account/notifications/conversation-news.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { waitingQuery } from './api/get-waiting.ts'

/** What is waiting in the network, for the menu; updates as messages and requests arrive. */
export function useNetworkingEntry() {
  const { id, profile } = useSignedIn()
  const queries = useQueryClient()
  const { data = 0 } = useQuery({ ...waitingQuery(id), initialData: profile?.network_waiting ?? 0 })
  useEffect(
    () =>
      hearConversations((news) => {
        // How far others have read changes nothing.
        if (news.kind !== 'read' || news.by === id)
          void queries.invalidateQueries({ queryKey: waitingQuery(id).queryKey })
      }),
    [id, queries],
  )
  return { isShown: true, count: data }
}
