import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connect } from '../../lib/supabase.ts'
import { rolesQuery } from '../session/api/get-roles.ts'
import { leaveIfEnded } from '../session/api/leave-ended-session.ts'
import { notificationKeys } from './api/keys.ts'
import { type ConversationNews, tellConversations } from './conversation-news.ts'

/** Actions of applicants and owners; everything else about organizations goes to their members. */
const forAdmins = ['organization_requested', 'organization_answered', 'organization_asks_verification']

/** What a page may show that changed with the event; a decision on a request may open an area. */
function concernedBy(kind: string, userId: string): QueryKey[] {
  if (forAdmins.includes(kind)) return [['approvals'], ['administration']]
  if (/^(moderation|report|account)_/.test(kind)) return [['moderation']]
  if (kind === 'work_submitted') return [['reviews']]
  if (kind === 'mission_invited') return [['invitations'], ['listing']]
  if (kind === 'mission_paused' || kind === 'mission_resumed') return [['playing']]
  if (kind.startsWith('review_')) return [['playing'], ['enrollments'], ['progress'], ['career-plan']]
  if (kind.startsWith('connection_')) return [['network'], ['person']]
  if (kind.startsWith('contact_')) return [['contacts'], ['career-plan']]
  if (kind.startsWith('talk_')) return [['talks']]
  if (kind.startsWith('event_')) return [['events']]
  if (kind.startsWith('partnership_'))
    return [['partnerships'], ['school-home'], ['school-panel'], ['invitations'], ['listing']]
  if (kind === 'certificate_revoked') return [['progress'], ['career-plan']]
  if (kind.startsWith('account_role')) return [rolesQuery(userId).queryKey]
  if (kind === 'team_removed') return [rolesQuery(userId).queryKey, ['organizations'], ['team']]
  if (kind.startsWith('team_')) return [['organizations'], ['team'], ['team-invitation']]
  if (kind.startsWith('organization_')) return [rolesQuery(userId).queryKey, ['organizations']]
  return []
}

/** Kinds that cover everything a page could have missed while disconnected. */
const anything = [
  'organization_requested',
  'work_submitted',
  'review_',
  'connection_',
  'contact_',
  'organization_',
  'team_removed',
  'account_role',
  'talk_',
  'event_',
  'partnership_',
  'moderation_',
]

/** Handles events of the person's own channel, and catches up after a reconnect. */
export function useLiveNotifications(userId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    let wasLive = false
    const refresh = (kinds: string[]) => {
      const keys = kinds.flatMap((kind) => concernedBy(kind, userId))
      for (const queryKey of [notificationKeys.all(userId), ...keys])
        void queries.invalidateQueries({ queryKey })
    }
    void connect().then((client) => {
      if (isGone) return
      const channel = client.channel(`user:${userId}`, { config: { private: true } })
      channel.on('broadcast', { event: 'notification' }, ({ payload }) => refresh([payload.kind]))
      channel.on('broadcast', { event: 'conversation' }, ({ payload }) =>
        tellConversations(payload as ConversationNews),
      )
      // A request or connection changed; not every change causes a notification.
      channel.on('broadcast', { event: 'network' }, () => refresh(['connection_']))
      channel.subscribe((status) => {
        // The server closes the channels of a session it ends, so people who were signed out see it right
        // away.
        if (status === 'CLOSED' && !isGone) void leaveIfEnded()
        if (status !== 'SUBSCRIBED') return
        if (wasLive) {
          refresh(anything)
          tellConversations({ kind: 'reconnected' })
        }
        wasLive = true
      })
      stop = () => void client.removeChannel(channel)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [userId, queries])
}
