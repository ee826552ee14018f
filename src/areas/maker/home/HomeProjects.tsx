import { Anchor, Badge, Card, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { ProjectCard } from '../../../features/makers/projects/api/answers.ts'
import { isLate } from '../../../features/makers/projects/model.ts'
import { formatDay } from '../../../lib/dates.ts'
import { formatNumber } from '../../../lib/formats/numbers.ts'
import type { MakerHome } from './api/answers.ts'

const statuses = ['in_progress', 'review', 'planning'] as const

/** The next projects in each state; the rest are on the projects page. */
export function HomeProjects({ home }: { home: MakerHome | undefined }) {
  const { t } = useTranslation('maker')
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      {statuses.map((status) => {
        const projects = home?.projects.filter((project) => project.status === status) ?? []
        const more = (home?.counts[status] ?? 0) - projects.length
        return (
          <Card key={status} padding="lg" component="section" aria-label={t(`home.statuses.${status}`)}>
            <Group justify="space-between" mb="xs">
              <Title order={3}>{t(`home.statuses.${status}`)}</Title>
              {home && (
                <Badge variant="light" color="gray" c="var(--mantine-color-text)">
                  {formatNumber(home.counts[status])}
                </Badge>
              )}
            </Group>
            {!home && <Skeleton h={56} role="status" aria-busy="true" />}
            {home && projects.length === 0 && <Text c="dimmed">{t('home.noProjects')}</Text>}
            <Stack gap="sm">
              {projects.map((project) => (
                <HomeProject key={project.id} project={project} />
              ))}
              {more > 0 && (
                <Text size="sm" c="dimmed">
                  {t('home.more', { count: more })}
                </Text>
              )}
            </Stack>
          </Card>
        )
      })}
    </SimpleGrid>
  )
}

function HomeProject({ project }: { project: ProjectCard }) {
  const { t } = useTranslation('maker')
  const path = useAreaPath()
  const { id, title, client, dueOn, tasks } = project
  const facts = [
    client?.name,
    dueOn && t(isLate(project) ? 'home.late' : 'home.due', { date: formatDay(dueOn) }),
    tasks.total > 0 && t('home.tasks', tasks),
  ].filter(Boolean)
  return (
    <div>
      <Anchor component={Link} to={path(`/projects/${id}`)} fw={600} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Anchor>
      <Text size="sm" c={isLate(project) ? 'var(--danger-text)' : 'dimmed'}>
        {facts.join(' · ')}
      </Text>
    </div>
  )
}
