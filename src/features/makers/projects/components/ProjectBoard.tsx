import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cardsByColumn } from '../../../../ui/board/lists.ts'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { useBoardDrop } from '../../../../ui/board/use-board-drop.ts'
import { type Status, statuses } from '../model.ts'
import type { PlacedProject } from '../placed.ts'
import { projectColumns } from '../use-project-moves.ts'
import { ProjectColumn } from './ProjectColumn.tsx'
import classes from './Projects.module.css'

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
  const frame = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string | null>(null)
  useBoardDrop(frame, projects, moveTo)
  const lists = useMemo(() => cardsByColumn(projectColumns, shown), [shown])
  return (
    <section ref={frame} className={classes.board} aria-label={t('views.board')}>
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
    </section>
  )
}
