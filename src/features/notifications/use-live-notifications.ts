import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connect } from '../../lib/supabase.ts'
import { rolesQuery } from '../session/api/get-roles.ts'
import { notificationsQuery } from './api/get-notifications.ts'

/** What a page may show that has changed with the event; a decision about a request may open an area. */
function concernedBy(kind: string, userId: string): QueryKey[] {
  if (kind === 'organization_requested') return [['approvals'], ['administration']]
  if (kind === 'work_submitted') return [['reviews']]
  if (kind.startsWith('review_')) return [['playing'], ['enrollments'], ['progress']]
  if (kind.startsWith('organization_')) return [rolesQuery(userId).queryKey, ['organizations']]
  return []
}

/** What reaches the person's own channel is shown at once. */
export function useLiveNotifications(userId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void connect().then((client) => {
      if (isGone) return
      const channel = client.channel(`user:${userId}`, { config: { private: true } })
      channel.on('broadcast', { event: 'notification' }, ({ payload }) => {
        void queries.invalidateQueries({ queryKey: notificationsQuery(userId).queryKey })
        for (const queryKey of concernedBy(payload.kind, userId)) void queries.invalidateQueries({ queryKey })
      })
      channel.subscribe()
      stop = () => void client.removeChannel(channel)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [userId, queries])
}
