import { useEffect } from 'react'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { hasKeptChanges } from './kept-changes.ts'

/** Sends changes to the board made offline, from whichever page is opened next. */
export function useWaitingChanges(): void {
  const { id } = useSignedIn()
  useEffect(() => {
    if (hasKeptChanges(id))
      void import('./board-outbox.ts').then(({ boardOutboxOf }) => boardOutboxOf(id).flush())
  }, [id])
}
