import { SimpleGrid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { isSwitchedOn } from '../../../lib/platform.ts'
import { ActivityCard } from '../../../ui/home/ActivityCard.tsx'
import { TaskList } from '../../../ui/home/TaskList.tsx'
import { usePlatform } from '../../../ui/use-platform.ts'
import { HomeFrame } from '../../shared/home/HomeFrame.tsx'
import { useHome } from '../../shared/home/use-home.ts'
import { schoolHomeQuery } from './api/get-home.ts'
import { schoolSteps } from './first-steps.ts'
import { HomeTiles } from './HomeTiles.tsx'
import { schoolTasks } from './tasks.ts'
import { UpcomingEvents } from './UpcomingEvents.tsx'

export function HomePage() {
  const { t } = useTranslation('academia')
  const path = useAreaPath()
  const platform = usePlatform()
  const query = schoolHomeQuery(useSignedIn().id)
  const { home, others, ...loaded } = useHome(query, (home) => schoolTasks(home, t))
  const hasEvents = isSwitchedOn('/events', platform)
  return (
    <HomeFrame
      title={t('home.title')}
      description={t('home.description')}
      home={home}
      {...loaded}
      firstSteps={home && { steps: schoolSteps(home, t), area: 'academia', home: query.queryKey }}
    >
      <HomeTiles home={home} />
      <SimpleGrid cols={{ base: 1, md: hasEvents ? 3 : 2 }} spacing="lg">
        <TaskList title={t('home.tools')} tasks={others} path={path} />
        <ActivityCard
          title={t('home.activity')}
          empty={t('home.quiet')}
          path={path}
          entries={home?.activity}
          since={home?.news?.since}
          say={({ kind, title, count }) => t(`home.happened.${kind}`, { title, count })}
        />
        {hasEvents && <UpcomingEvents events={home?.events} />}
      </SimpleGrid>
    </HomeFrame>
  )
}
