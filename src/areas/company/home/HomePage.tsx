import { SimpleGrid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { ActivityCard } from '../../../ui/home/ActivityCard.tsx'
import { TaskList } from '../../../ui/home/TaskList.tsx'
import { HomeFrame } from '../../shared/home/HomeFrame.tsx'
import { useHome } from '../../shared/home/use-home.ts'
import { organizationHomeQuery } from './api/get-home.ts'
import { companySteps } from './first-steps.ts'
import { HomeTiles } from './HomeTiles.tsx'
import { companyTasks } from './tasks.ts'

export function HomePage() {
  const { t } = useTranslation('company')
  const path = useAreaPath()
  const query = organizationHomeQuery(useSignedIn().id)
  const { home, others, ...loaded } = useHome(query, (home) => companyTasks(home, t))
  return (
    <HomeFrame
      title={t('home.title')}
      description={t('home.description')}
      home={home}
      {...loaded}
      firstSteps={home && { steps: companySteps(home, t), area: 'company', home: query.queryKey }}
    >
      <HomeTiles home={home} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <TaskList title={t('home.actions')} tasks={others} path={path} />
        <ActivityCard
          title={t('home.activity')}
          empty={t('home.quiet')}
          path={path}
          entries={home?.activity}
          since={home?.news?.since}
          say={({ kind, title, count }) =>
            kind === 'published' && count > 1
              ? t('home.happened.updated', { title, version: count })
              : t(`home.happened.${kind}`, { title, count })
          }
        />
      </SimpleGrid>
    </HomeFrame>
  )
}
