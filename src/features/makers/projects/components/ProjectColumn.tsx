import { ActionIcon, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import board from '../../../../ui/board/Board.module.css'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { useColumnDrop } from '../../../../ui/board/use-column-drop.ts'
import type { Status } from '../model.ts'
import type { PlacedProject } from '../placed.ts'
import { ProjectCard } from './ProjectCard.tsx'

interface Props {
  status: Status
  projects: PlacedProject[]
  /** Including projects hidden by the filters. */
  total: number
  focusNext: { current: string | null }
  moveTo: MoveTo<PlacedProject>
  onAdd: (status: Status) => void
}

export function ProjectColumn({ status, projects, total, focusNext, moveTo, onAdd }: Props) {
  const { t } = useTranslation('projects')
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isOver = useColumnDrop(section, list, status, projects.at(-1)?.id)
  const name = t(`statuses.${status}`)
  return (
    <section ref={section} className={board.column} aria-label={name} data-over={isOver || undefined}>
      <div className={board.head}>
        <Title order={2} className={board.name}>
          {name}
        </Title>
        <span className={board.count} role="img" aria-label={t('columns.count', { count: projects.length })}>
          {projects.length === total ? total : `${projects.length}/${total}`}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-haspopup="dialog"
          aria-label={t('columns.add', { column: name })}
          onClick={() => onAdd(status)}
        >
          <IconPlus size={18} />
        </ActionIcon>
      </div>
      <ul ref={list} className={board.list}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} focusNext={focusNext} moveTo={moveTo} />
        ))}
        {projects.length === 0 && (
          <li className={board.empty}>{t(total > 0 ? 'columns.filtered' : `statusHints.${status}`)}</li>
        )}
      </ul>
    </section>
  )
}
