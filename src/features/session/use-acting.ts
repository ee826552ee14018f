import { useSyncExternalStore } from 'react'
import { type Acting, actingStore } from '../../lib/acting.ts'

/** Whom an administrator acts as in this tab. */
export function useActing(): Acting | undefined {
  return useSyncExternalStore(actingStore.subscribe, actingStore.get)
}
