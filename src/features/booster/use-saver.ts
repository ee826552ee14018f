import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { AppError } from '../../lib/errors.ts'
import { DraftSaver } from '../authoring/model/draft-saver.ts'

interface Stored<T> {
  content: T
  revision: number
}

interface Backend<T> {
  /** Returns the new revision; fails with draft_conflict if another window was faster. */
  save: (content: T, revision: number) => Promise<number>
  /** Null if it was deleted in the meantime. */
  load: () => Promise<Stored<T> | null>
  /** Called once the page is left and everything is saved. */
  left: () => void
}

/** Autosaves shortly after the last keystroke, and never over what another window wrote. */
export function useSaver<T>(initial: Stored<T>, { save, load, left }: Backend<T>) {
  const [content, setContent] = useState(initial.content)
  const [theirs, setTheirs] = useState<Stored<T> | null>()
  const [saver] = useState(
    () =>
      new DraftSaver<T>(
        {
          save,
          load: async () => {
            const stored = await load()
            if (!stored) throw new AppError('draft_conflict', 'This was deleted in another window.')
            return stored
          },
        },
        initial.revision,
      ),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  const isInConflict = state.status === 'conflict'
  useEffect(() => {
    if (!isInConflict) return setTheirs(undefined)
    let isCurrent = true
    // Without a response there is nothing to compare with, and the conflict stays open.
    load().then(
      (stored) => isCurrent && setTheirs(stored),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isInConflict, load])
  // A hidden tab may be closed without warning.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void saver.flush()
  })
  useWindowEvent('online', () => void saver.flush())
  useWindowEvent('beforeunload', (event) => {
    if (state.status !== 'saved') event.preventDefault()
  })
  useEffect(() => () => void saver.flush().then(left), [saver, left])

  function change(next: T): void {
    setContent(next)
    saver.change(next)
  }
  return {
    content,
    change,
    state,
    flush: () => saver.flush(),
    /** Undefined if there is no conflict; null if the other window deleted it. */
    theirs,
    keepMine: async () => {
      const stored = await load()
      if (stored) await saver.overwrite(stored.revision)
    },
  }
}
