import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MissionContent } from '../missions/model.ts'
import { getMission } from './api/get-mission.ts'
import { saveDraft } from './api/save-draft.ts'
import { DraftSaver } from './model/draft-saver.ts'
import { readDraft } from './model/read-draft.ts'

/** Keeps the stored draft in sync with the editor. */
export function useDraftSaver(missionId: string, content: MissionContent, revision: number) {
  const [saver] = useState(
    () =>
      new DraftSaver<MissionContent>(
        {
          save: (draft, baseRevision) => saveDraft(missionId, draft, baseRevision),
          load: async () => {
            const { draft, draft_revision } = await getMission(missionId)
            return { content: readDraft(draft), revision: draft_revision }
          },
        },
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
  // A hidden tab may be closed without warning.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void saver.flush()
  })
  useWindowEvent('online', () => void saver.flush())
  return { saver, state }
}
