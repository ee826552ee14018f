import { useSyncExternalStore } from 'react'
import type { AppRole } from './roles.ts'

const storageKey = 'essor-area'
const listeners = new Set<() => void>()

/** Which of several areas the person works in, on this device. */
export function chooseRole(role: AppRole): void {
  localStorage.setItem(storageKey, role)
  for (const listener of listeners) listener()
}

/** The chosen role if the person still has it, or the first in the order of areas. */
export function useChosenRole(roles: AppRole[]): AppRole | undefined {
  const chosen = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => localStorage.getItem(storageKey) as AppRole | null,
  )
  return chosen && roles.includes(chosen) ? chosen : roles[0]
}
