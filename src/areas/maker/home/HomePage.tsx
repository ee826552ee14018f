import { Group, SimpleGrid, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { ImpactFigures } from '../../../features/makers/mentoring/components/ImpactFigures.tsx'
import { ActivityCard } from '../../../ui/home/ActivityCard.tsx'
import { TaskList } from '../../../ui/home/TaskList.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { HomeFrame } from '../../shared/home/HomeFrame.tsx'
import { useHome } from '../../shared/home/use-home.ts'
import { makerHomeQuery } from './api/get-home.ts'
import { makerSteps } from './first-steps.ts'
import { HomeProjects } from './HomeProjects.tsx'
import { HomeTiles } from './HomeTiles.tsx'
import { makerTasks } from './tasks.ts'

export function HomePage() {
  const { t } = useTranslation('maker')
  const path = useAreaPath()
  const query = makerHomeQuery(useSignedIn().id)
  const { home, others, ...loaded } = useHome(query, (home) => makerTasks(home, t))
  return (
    <HomeFrame
      title={t('home.title')}
      description={t('home.description')}
      home={home}
      {...loaded}
      firstSteps={home && { steps: makerSteps(home, t), area: 'on_maker', home: query.queryKey }}
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
      <Group justify="space-between">
        <Title order={2}>{t('home.projects')}</Title>
        <LinkButton to={path('/projects')} variant="default" size="sm">
          {t('home.allProjects')}
        </LinkButton>
      </Group>
      <HomeProjects home={home} />
      {home && <ImpactFigures />}
    </HomeFrame>
  )
}
