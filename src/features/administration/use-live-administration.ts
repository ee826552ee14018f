import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connect } from '../../lib/supabase.ts'

/** News come in bursts: what follows within this time is asked for once. */
const burst = 250

/** What happens on the platform shows at once; coming back after a break makes up for it. */
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
