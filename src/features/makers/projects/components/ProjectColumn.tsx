import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BoardColumn } from '../../../../ui/board/BoardColumn.tsx'
import type { MoveTo } from '../../../../ui/board/place.ts'
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
  const name = t(`statuses.${status}`)
  return (
    <BoardColumn
      id={status}
      name={name}
      items={projects}
      total={total}
      count={t('columns.count', { count: projects.length })}
      none={t(total > 0 ? 'columns.filtered' : `statusHints.${status}`)}
      actions={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-haspopup="dialog"
          aria-label={t('columns.add', { column: name })}
          onClick={() => onAdd(status)}
        >
          <IconPlus size={18} />
        </ActionIcon>
      }
    >
      {(project) => <ProjectCard key={project.id} project={project} focusNext={focusNext} moveTo={moveTo} />}
    </BoardColumn>
  )
}
