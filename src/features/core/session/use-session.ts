import { useSyncExternalStore } from 'react'
import { type SessionState, sessionStore } from './session-store.ts'

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
}
