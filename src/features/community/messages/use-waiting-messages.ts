import { useEffect } from 'react'
import { useSignedIn } from '../../core/session/me-context.ts'
import { hasKeptMessages } from './kept-messages.ts'

/** Sends messages written offline, from whichever page is opened next. */
export function useWaitingMessages(): void {
  const { id } = useSignedIn()
  useEffect(() => {
    if (hasKeptMessages(id)) void import('./outbox.ts').then(({ outboxOf }) => outboxOf(id).flush())
  }, [id])
}
