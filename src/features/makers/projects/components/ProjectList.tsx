import { Anchor, NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { Pages } from '../../../../ui/Pages.tsx'
import { pageOf } from '../../../../ui/page-of.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { isLate, statuses } from '../model.ts'
import type { PlacedProject } from '../placed.ts'
import type { ProjectsList } from '../use-projects-list.ts'

const onPage = 50
/** By state, then by due date. */
const order = (one: PlacedProject, other: PlacedProject) =>
  statuses.indexOf(one.status) - statuses.indexOf(other.status) ||
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

/** The same projects as rows; the state can be changed in place. */
export function ProjectList({
  projects,
  list,
  moveTo,
}: {
  projects: PlacedProject[]
  list: ProjectsList
  moveTo: MoveTo<PlacedProject>
}) {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const { rows, page, pages } = pageOf([...projects].sort(order), list.page, onPage)
  return (
    <Stack>
      <ResponsiveTable<PlacedProject>
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
                noValue
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
                {project.dueOn ? formatCalendarDay(project.dueOn, 'medium') : noValue}
              </Text>
            ),
          },
          {
            header: t('list.tasks'),
            cell: ({ tasks }) => (tasks.total > 0 ? `${tasks.done}/${tasks.total}` : noValue),
          },
          {
            header: t('list.hours'),
            cell: ({ seconds }) => (seconds > 0 ? formatDuration(seconds) : noValue),
          },
        ]}
      />
      <Pages label={t('title')} total={pages} page={page} onChange={list.goToPage} />
    </Stack>
  )
}
