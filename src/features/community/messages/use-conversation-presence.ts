import type { RealtimeChannel } from '@supabase/supabase-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connect } from '../../../lib/supabase.ts'
import type { Thread } from './api/answers.ts'

/** Typing is broadcast at most this often, and assumed to last a little longer. */
const tellEveryMs = 2500
const believedMs = 4500

/** Rejoin a channel only after leaving it: consecutive pages must not share a half-closed one. */
let left: Promise<unknown> = Promise.resolve()

/** Who else has the conversation open and who is typing, as far as they show it. */
export function useConversationPresence(thread: Thread | undefined) {
  const channel = useRef<RealtimeChannel>(undefined)
  const lastTold = useRef(0)
  const [isJoined, setJoined] = useState(false)
  const [present, setPresent] = useState<string[]>([])
  const [typing, setTyping] = useState<string>()
  const id = thread && !thread.obstacle ? thread.id : undefined
  const me = thread?.self
  const shows = thread?.showsPresence ?? false

  useEffect(() => {
    if (!id || !me) return
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    void left.then(connect).then((client) => {
      if (isGone) return
      const joined = client.channel(`conversation:${id}`, {
        config: { private: true, presence: { key: me } },
      })
      channel.current = joined
      joined.on('presence', { event: 'sync' }, () =>
        setPresent(Object.keys(joined.presenceState()).filter((one) => one !== me)),
      )
      joined.on('broadcast', { event: 'typing' }, ({ payload }) => {
        clearTimeout(timer)
        setTyping(payload.stopped ? undefined : payload.by)
        timer = setTimeout(() => setTyping(undefined), believedMs)
      })
      joined.subscribe((status) => setJoined(status === 'SUBSCRIBED'))
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      setJoined(false)
      setPresent([])
      setTyping(undefined)
      const old = channel.current
      channel.current = undefined
      if (old) left = connect().then((client) => client.removeChannel(old))
    }
  }, [id, me])

  useEffect(() => {
    if (isJoined) void (shows ? channel.current?.track({}) : channel.current?.untrack())
  }, [isJoined, shows])

  const tellTyping = useCallback(
    (isTyping: boolean) => {
      const now = Date.now()
      if (!shows || !isJoined || !channel.current) return
      if (isTyping ? now - lastTold.current < tellEveryMs : lastTold.current === 0) return
      lastTold.current = isTyping ? now : 0
      const payload = { by: me, stopped: !isTyping }
      void channel.current.send({ type: 'broadcast', event: 'typing', payload })
    },
    [me, shows, isJoined],
  )
  return { present, typing, tellTyping }
}
