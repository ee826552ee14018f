import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshPlatform } from '../../lib/platform.ts'
import { connect } from '../../lib/supabase.ts'
import { myAnnouncementsQuery } from './api/my-announcements.ts'

/** Everyone is notified at the same moment, so spread out the requests. */
const spread = 1500

/**
 * Shows what administrators change for everyone while the page is open; returning catches up on what was
 * missed.
 */
export function useLivePlatform(userId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    let wasLive = false
    const refresh = (what?: string) => {
      if (what !== 'announcements') refreshPlatform().catch(() => undefined)
      if (what !== 'settings') void queries.invalidateQueries(myAnnouncementsQuery(userId))
    }
    void connect().then((client) => {
      if (isGone) return
      const channel = client.channel('platform', { config: { private: true } })
      channel.on('broadcast', { event: 'changed' }, ({ payload }) => {
        setTimeout(() => !isGone && refresh(payload.what), Math.random() * spread)
      })
      channel.subscribe((status) => {
        if (status !== 'SUBSCRIBED') return
        if (wasLive) refresh()
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
