import { Group, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { ImpactFigures } from '../../../features/makers/mentoring/components/ImpactFigures.tsx'
import { ActivityCard } from '../../../ui/home/ActivityCard.tsx'
import { LeadTask } from '../../../ui/home/LeadTask.tsx'
import { TaskList } from '../../../ui/home/TaskList.tsx'
import { useHomeTasks } from '../../../ui/home/use-home-tasks.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useArrived } from '../../../ui/use-arrived.ts'
import { FirstSteps } from '../../shared/home/FirstSteps.tsx'
import { NewsLine } from '../../shared/home/NewsLine.tsx'
import { makerHomeQuery } from './api/get-home.ts'
import { makerSteps } from './first-steps.ts'
import { HomeProjects } from './HomeProjects.tsx'
import { HomeTiles } from './HomeTiles.tsx'
import { makerTasks } from './tasks.ts'

export function HomePage() {
  const { t } = useTranslation('maker')
  const path = useAreaPath()
  const query = makerHomeQuery(useSignedIn().id)
  const { data: answer, error, refetch } = useQuery(query)
  const data = useArrived(answer)
  const { lead, others } = useHomeTasks(data && makerTasks(data, t))
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      {error && !data ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Stack key={data ? 'home' : 'loading'} gap="lg">
          {lead && <LeadTask task={lead} path={path} />}
          {!data && <Skeleton h={{ base: 144, xs: 90 }} role="status" aria-busy="true" />}
          {data && <NewsLine news={data.news} />}
          {data && <FirstSteps steps={makerSteps(data, t)} area="on_maker" home={query.queryKey} />}
          <HomeTiles home={data} />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            {data ? (
              <TaskList title={t('home.actions')} tasks={others} path={path} />
            ) : (
              <Skeleton h={240} role="status" aria-busy="true" />
            )}
            <ActivityCard
              title={t('home.activity')}
              empty={t('home.quiet')}
              path={path}
              entries={data?.activity}
              since={data?.news?.since}
              say={({ kind, title, count }) =>
                kind === 'published' && count > 1
                  ? t('home.happened.updated', { title, version: count })
                  : t(`home.happened.${kind}`, { title, count })
              }
            />
          </SimpleGrid>
          <Group justify="space-between">
            <Title order={2}>{t('home.projects')}</Title>
            <LinkButton to={path('/projects')} variant="default" size="sm">
              {t('home.allProjects')}
            </LinkButton>
          </Group>
          <HomeProjects home={data} />
          {data && <ImpactFigures />}
        </Stack>
      )}
    </>
  )
}
