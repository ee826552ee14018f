import { useEffect, useRef } from 'react'
import { removeFiles } from '../../core/files/api/remove-files.ts'
import type { MissionContent } from '../missions/model.ts'
import { filesOf } from './model/attachments.ts'

/**
 * Undo can restore a removed file while the editor is open. Once it closes, files the mission no longer
 * refers to are removed from the bucket; the database keeps those that another draft or a published version
 * refers to.
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
