import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MissionContent } from '../missions/model.ts'
import { saveDraft } from './api/save-draft.ts'
import { DraftSaver } from './model/draft-saver.ts'

/** Keeps the stored draft up with what is on the screen. */
export function useDraftSaver(missionId: string, content: MissionContent, revision: number) {
  const [saver] = useState(
    () =>
      new DraftSaver<MissionContent>(
        (draft, baseRevision) => saveDraft(missionId, draft, baseRevision),
        revision,
      ),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  const given = useRef(content)
  useEffect(() => {
    if (given.current === content) return
    given.current = content
    saver.change(content)
  }, [saver, content])
  // A tab that is hidden may be closed without another word.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void saver.flush()
  })
  return { saver, state }
}
