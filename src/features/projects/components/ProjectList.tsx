import { Anchor, NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay } from '../../../lib/dates.ts'
import { formatDuration } from '../../../lib/formats/durations.ts'
import type { MoveTo } from '../../../ui/board/place.ts'
import { Pages } from '../../../ui/Pages.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { isLate, type ProjectCard, statuses } from '../model.ts'

const onPage = 50
/** By state, then by due date. */
const order = (one: ProjectCard, other: ProjectCard) =>
  statuses.indexOf(one.status) - statuses.indexOf(other.status) ||
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

/** The same projects as rows; the state can be changed in place. */
export function ProjectList({ projects, moveTo }: { projects: ProjectCard[]; moveTo: MoveTo<ProjectCard> }) {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const { page, turnTo } = useListParams([])
  const pages = Math.max(1, Math.ceil(projects.length / onPage))
  const current = Math.min(page, pages)
  const rows = [...projects].sort(order).slice((current - 1) * onPage, current * onPage)
  return (
    <Stack>
      <ResponsiveTable<ProjectCard>
        caption={t('title')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            header: t('list.project'),
            cell: ({ id, title }) => (
              <Anchor component={Link} to={path(`/projects/${id}`)} fw={600}>
                {title}
              </Anchor>
            ),
          },
          {
            header: t('list.client'),
            cell: ({ client }) =>
              client ? (
                <Anchor component={Link} to={path(`/clients/${client.id}`)}>
                  {client.name}
                </Anchor>
              ) : (
                '—'
              ),
          },
          {
            header: t('list.status'),
            cell: (project) => (
              <NativeSelect
                size="xs"
                aria-label={t('list.statusOf', { project: project.title })}
                value={project.status}
                data={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
                onChange={(event) => moveTo(project, event.currentTarget.value, 'first')}
              />
            ),
          },
          {
            header: t('list.due'),
            cell: (project) => (
              <Text size="sm" c={isLate(project) ? 'var(--danger-text)' : undefined}>
                {project.dueOn ? formatCalendarDay(project.dueOn) : '—'}
              </Text>
            ),
          },
          {
            header: t('list.tasks'),
            cell: ({ tasks }) => (tasks.total > 0 ? `${tasks.done}/${tasks.total}` : '—'),
          },
          {
            header: t('list.hours'),
            cell: ({ seconds }) => (seconds > 0 ? formatDuration(seconds) : '—'),
          },
        ]}
      />
      <Pages label={t('title')} total={pages} page={current} onChange={turnTo} />
    </Stack>
  )
}
