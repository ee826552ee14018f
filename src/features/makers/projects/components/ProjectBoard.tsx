import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardFrame } from '../../../../ui/board/BoardFrame.tsx'
import { cardsByColumn } from '../../../../ui/board/lists.ts'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { type Status, statuses } from '../model.ts'
import type { PlacedProject } from '../placed.ts'
import { projectColumns } from '../use-project-moves.ts'
import { ProjectColumn } from './ProjectColumn.tsx'

interface Props {
  projects: PlacedProject[]
  /** Projects that pass the filters. */
  shown: PlacedProject[]
  all: Map<string, PlacedProject[]>
  moveTo: MoveTo<PlacedProject>
  onAdd: (status: Status) => void
}

export function ProjectBoard({ projects, shown, all, moveTo, onAdd }: Props) {
  const { t } = useTranslation('projects')
  const focusNext = useRef<string | null>(null)
  const lists = useMemo(() => cardsByColumn(projectColumns, shown), [shown])
  return (
    <BoardFrame label={t('views.board')} columns={statuses.length} items={projects} moveTo={moveTo}>
      {statuses.map((status) => (
        <ProjectColumn
          key={status}
          status={status}
          projects={lists.get(status) ?? []}
          total={all.get(status)?.length ?? 0}
          focusNext={focusNext}
          moveTo={moveTo}
          onAdd={onAdd}
        />
      ))}
    </BoardFrame>
  )
}
