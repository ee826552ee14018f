import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSignedIn } from '../../core/session/me-context.ts'
import type { Message } from './api/answers.ts'
import { outboxOf } from './outbox.ts'

/** Messages written in a conversation on this device that haven't arrived yet. */
export function useOutgoing(conversation: string, arrived: (message: Message) => void) {
  const { id: me } = useSignedIn()
  const outbox = outboxOf(me)
  const all = useSyncExternalStore(outbox.subscribe, outbox.get)
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState)
  useEffect(() => {
    void outbox.flush()
    return outbox.onArrival((item, message) => {
      if (item.conversation === conversation) arrived(message)
    })
  }, [outbox, conversation, arrived])
  const items = useMemo(() => all.filter((item) => item.conversation === conversation), [all, conversation])
  return { outbox, items, state }
}
