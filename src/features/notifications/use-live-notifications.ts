import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connect } from '../../lib/supabase.ts'
import { rolesQuery } from '../session/api/get-roles.ts'
import { notificationsQuery } from './api/get-notifications.ts'

/** What reaches the person's own channel is shown at once; a decision about a request may open an area. */
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
        if (String(payload.kind).startsWith('organization_')) {
          void queries.invalidateQueries({ queryKey: rolesQuery(userId).queryKey })
          void queries.invalidateQueries({ queryKey: ['organizations'] })
        }
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
