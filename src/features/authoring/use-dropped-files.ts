import { useEffect, useRef } from 'react'
import { removeFiles } from '../files/api/remove-files.ts'
import type { MissionContent } from '../missions/model.ts'
import { filesOf } from './model/attachments.ts'

/**
 * Undo brings a removed file back for as long as the editor is open. Once it closes, what the mission no longer names
 * is removed from the bucket; the database keeps what another draft or a published version names.
 */
export function useDroppedFiles(content: MissionContent, save: () => Promise<boolean>): void {
  const seen = useRef(new Set<string>())
  const latest = useRef({ content, save })
  useEffect(() => {
    latest.current = { content, save }
    for (const { path } of filesOf(content)) seen.current.add(path)
  })
  useEffect(
    () => () => {
      const { content: last, save: flush } = latest.current
      const named = filesOf(last).map(({ path }) => path)
      const dropped = [...seen.current].filter((path) => !named.includes(path))
      if (dropped.length === 0) return
      void flush()
        .then((isSaved) => (isSaved ? removeFiles('mission-files', dropped) : undefined))
        .catch(() => undefined)
    },
    [],
  )
}
