import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connect } from '../../lib/supabase.ts'

/** Events come in bursts: those within this window cause one refetch. */
const burst = 250

/** Refetches as events arrive, and when the person returns after a break. */
export function useLiveAdministration(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    let wasLive = false
    let soon: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      soon ??= setTimeout(() => {
        soon = undefined
        for (const area of ['administration', 'approvals'])
          void queries.invalidateQueries({ queryKey: [area] })
      }, burst)
    }
    void connect().then((client) => {
      if (isGone) return
      const channel = client.channel('admins', { config: { private: true } })
      channel.on('broadcast', { event: 'news' }, refresh)
      channel.subscribe((status) => {
        if (status !== 'SUBSCRIBED') return
        if (wasLive) refresh()
        wasLive = true
      })
      stop = () => void client.removeChannel(channel)
    })
    return () => {
      isGone = true
      clearTimeout(soon)
      stop()
    }
  }, [queries])
}
