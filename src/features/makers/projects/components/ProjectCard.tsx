import { Badge, Menu, Progress } from '@mantine/core'
import { IconAlertTriangle, IconCalendarDue, IconExternalLink, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '../../../../lib/dates.ts'
import classes from '../../../../ui/board/BoardCard.module.css'
import { BoardCard } from '../../../../ui/board/BoardCard.tsx'
import { CardMenu } from '../../../../ui/board/CardMenu.tsx'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { isLate, statuses } from '../model.ts'
import type { PlacedProject } from '../placed.ts'

interface Props {
  project: PlacedProject
  focusNext: { current: string | null }
  moveTo: MoveTo<PlacedProject>
}

export function ProjectCard({ project, focusNext, moveTo }: Props) {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const { id, title, client, dueOn, tasks, overdue } = project
  const to = path(`/projects/${id}`)
  return (
    <BoardCard card={project} focusNext={focusNext}>
      <div className={classes.head}>
        <Link to={to} draggable={false} className={classes.title}>
          <strong>{title}</strong>
        </Link>
        <CardMenu
          label={t('menu.of', { project: title })}
          card={project}
          columns={statuses.map((status) => ({ id: status, name: t(`statuses.${status}`) }))}
          focusNext={focusNext}
          moveTo={moveTo}
        >
          <Menu.Item component={Link} to={to} leftSection={<IconExternalLink size={16} />}>
            {t('menu.open')}
          </Menu.Item>
        </CardMenu>
      </div>
      {client && (
        <p className={classes.facts}>
          <span>
            <IconUser size={14} aria-hidden /> {client.name}
          </span>
        </p>
      )}
      {dueOn && project.status !== 'done' && (
        <p className={classes.next} data-urgency={isLate(project) ? 'overdue' : undefined}>
          <IconCalendarDue size={15} aria-hidden />
          <span>{t(isLate(project) ? 'card.late' : 'card.due', { date: formatDay(dueOn) })}</span>
        </p>
      )}
      {tasks.total > 0 && (
        <div className={classes.facts}>
          <span>{t('card.tasks', tasks)}</span>
          <Progress
            value={(tasks.done / tasks.total) * 100}
            size="xs"
            color={tasks.done === tasks.total ? 'moss' : 'indigo'}
            aria-hidden
          />
        </div>
      )}
      {overdue > 0 && (
        <div className={classes.marks}>
          <Badge
            variant="light"
            color="red"
            c="var(--danger-text)"
            tt="none"
            leftSection={<IconAlertTriangle size={12} aria-hidden />}
          >
            {t('card.overdue', { count: overdue })}
          </Badge>
        </div>
      )}
    </BoardCard>
  )
}
