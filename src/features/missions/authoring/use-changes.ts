import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Mission } from './api/get-mission.ts'
import { publishedQuery } from './api/get-published.ts'
import { type Changes, changesBetween, hasChanges } from './model/changes.ts'
import { useEditor } from './use-editor.ts'

/** How the draft differs from the published version; undefined if it doesn't. */
export function useChanges({ id, version }: Mission): Changes | undefined {
  const { content } = useEditor()
  const { data: published } = useQuery(publishedQuery(id, version))
  return useMemo(() => {
    const changes = published && changesBetween(published, content)
    return changes && hasChanges(changes) ? changes : undefined
  }, [published, content])
}
