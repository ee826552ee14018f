import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useChannels } from '../../../lib/use-channels.ts'
import { leaveIfEnded } from '../../core/session/api/leave-ended-session.ts'
import { notificationKeys } from './api/keys.ts'
import { type ConversationNews, tellConversations } from './conversation-news.ts'
import { everyRefresh, refreshesOf } from './refreshes.ts'

interface Broadcasts {
  notification: { kind: string }
  conversation: ConversationNews
  network: object
}

/** Handles events of the person's own channel, and catches up after a reconnect. */
export function useLiveNotifications(userId: string): void {
  const queries = useQueryClient()
  const refresh = (keys: readonly QueryKey[]) => {
    for (const queryKey of [notificationKeys.all(userId), ...keys])
      void queries.invalidateQueries({ queryKey })
  }
  useChannels<Broadcasts>([`user:${userId}`], {
    on: {
      notification: ({ kind }) => refresh(refreshesOf(kind)),
      conversation: tellConversations,
      // A request or connection changed; not every change causes a notification.
      network: () => refresh(refreshesOf('connection_')),
    },
    onReturn: () => {
      refresh(everyRefresh)
      tellConversations({ kind: 'reconnected' })
    },
    // The server closes the channels of a session it ends, so people who were signed out see it right away.
    onClosed: () => void leaveIfEnded(),
  })
}
