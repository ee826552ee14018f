import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshPlatform } from '../../lib/platform.ts'
import { connect } from '../../lib/supabase.ts'
import { myAnnouncementsQuery } from './api/my-announcements.ts'

/** Everybody hears at the same moment: those who ask spread over a little while. */
const spread = 1500

/** What administrators change for all is shown while the page is open; coming back makes up for what was missed. */
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
