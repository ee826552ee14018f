import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cardsByColumn } from '../../../ui/board/lists.ts'
import { useBoardMoves } from '../../../ui/board/use-board-moves.ts'
import { useMoveProject } from './api/move-project.ts'
import { type Status, statuses } from './model.ts'
import type { PlacedProject } from './placed.ts'

export const projectColumns = statuses.map((id) => ({ id }))

export function useProjectMoves(projects: PlacedProject[]) {
  const { t } = useTranslation('projects')
  const { mutate } = useMoveProject()
  const before = useRef<Map<string, PlacedProject[]>>(undefined)
  const all = useMemo(() => {
    before.current = cardsByColumn(projectColumns, projects, before.current)
    return before.current
  }, [projects])
  const moves = useBoardMoves<PlacedProject>({
    lists: all,
    write: (project, columnId, position) => mutate({ project, status: columnId as Status, position }),
    say: (project, columnId, place, total) =>
      t('moved', { project: project.title, column: t(`statuses.${columnId as Status}`), place, total }),
  })
  return { ...moves, all }
}
