import { useSyncExternalStore } from 'react'
import { type Acting, actingStore } from '../../../lib/acting.ts'

/** Who an administrator views the product as in this tab. */
export function useActing(): Acting | undefined {
  return useSyncExternalStore(actingStore.subscribe, actingStore.get)
}
