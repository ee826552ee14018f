import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Autosave, type AutosaveOptions, type AutosaveState } from './autosave.ts'

interface Saving {
  flush: () => unknown
  /** Whether closing the tab would lose something. */
  isAtRisk: () => boolean
}

/** Saves when the network is back or the tab is hidden, and asks before closing the tab would lose something. */
export function useSaveBeforeLeaving({ flush, isAtRisk }: Saving): void {
  useWindowEvent('online', () => void flush())
  // A hidden tab may be closed without warning.
  useWindowEvent('visibilitychange', () => void flush())
  useWindowEvent('beforeunload', (event) => {
    if (isAtRisk()) event.preventDefault()
  })
}

/** Autosaves for as long as the component is shown; `onLeft` is called after the last save. */
export function useAutosave<T>(options: AutosaveOptions<T>, onLeft?: () => void): Autosave<T> {
  const [autosave] = useState(() => new Autosave(options))
  useSaveBeforeLeaving(autosave)
  const left = useRef(onLeft)
  left.current = onLeft
  useEffect(() => () => void autosave.flush().then(() => left.current?.()), [autosave])
  return autosave
}

export const useAutosaveState = <T>(autosave: Autosave<T>): AutosaveState<T> =>
  useSyncExternalStore(autosave.subscribe, autosave.get)
