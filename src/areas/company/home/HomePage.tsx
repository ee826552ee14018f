import { SimpleGrid, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { ActivityCard } from '../../../ui/home/ActivityCard.tsx'
import { LeadTask } from '../../../ui/home/LeadTask.tsx'
import { TaskList } from '../../../ui/home/TaskList.tsx'
import { useHomeTasks } from '../../../ui/home/use-home-tasks.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useArrived } from '../../../ui/use-arrived.ts'
import { FirstSteps } from '../../shared/home/FirstSteps.tsx'
import { NewsLine } from '../../shared/home/NewsLine.tsx'
import { organizationHomeQuery } from './api/get-home.ts'
import { companySteps } from './first-steps.ts'
import { HomeTiles } from './HomeTiles.tsx'
import { companyTasks } from './tasks.ts'

export function HomePage() {
  const { t } = useTranslation('company')
  const path = useAreaPath()
  const query = organizationHomeQuery(useSignedIn().id)
  const { data: answer, error, refetch } = useQuery(query)
  const data = useArrived(answer)
  const { lead, others } = useHomeTasks(data && companyTasks(data, t))
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
          {data && <FirstSteps steps={companySteps(data, t)} area="company" home={query.queryKey} />}
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
        </Stack>
      )}
    </>
  )
}
