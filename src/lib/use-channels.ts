import { useEffect, useEffectEvent } from 'react'
import { connect } from './supabase.ts'

interface Listener<Broadcasts> {
  /** Broadcasts by their name. */
  on: { [Name in keyof Broadcasts]: (payload: Broadcasts[Name]) => void }
  /** After a break, in which broadcasts were missed. */
  onReturn?: () => void
  /** The server closed the channel. */
  onClosed?: () => void
}

/** Listens to private channels as long as the page is open. */
export function useChannels<Broadcasts extends object>(
  topics: string[],
  listener: Listener<Broadcasts>,
): void {
  const hear = useEffectEvent((name: string, payload: Broadcasts[keyof Broadcasts]) =>
    listener.on[name as keyof Broadcasts]?.(payload),
  )
  const catchUp = useEffectEvent(() => listener.onReturn?.())
  const close = useEffectEvent(() => listener.onClosed?.())
  const wanted = topics.join(' ')
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void connect().then(async (client) => {
      // In a task of its own: a page that opens has enough to do.
      await new Promise((resolve) => setTimeout(resolve))
      if (isGone || !wanted) return
      const channels = wanted.split(' ').map((topic) => {
        let wasLive = false
        return client
          .channel(topic, { config: { private: true } })
          .on('broadcast', { event: '*' }, ({ event, payload }) => hear(event, payload as never))
          .subscribe((status) => {
            if (status === 'CLOSED' && !isGone) close()
            if (status !== 'SUBSCRIBED') return
            if (wasLive) catchUp()
            wasLive = true
          })
      })
      stop = () => {
        for (const channel of channels) void client.removeChannel(channel)
      }
    })
    return () => {
      isGone = true
      stop()
    }
  }, [wanted])
}
