import { Alert, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconEye,
  IconLayoutKanban,
  IconStar,
  IconStopwatch,
  IconTrendingUp,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { ImpactFigures } from '../../../features/makers/mentoring/components/ImpactFigures.tsx'
import { formatList } from '../../../lib/formats/lists.ts'
import { formatChange, formatDecimal } from '../../../lib/formats/numbers.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { formatMoney } from '../../../lib/money.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StatTile } from '../../../ui/StatTile.tsx'
import type { MakerHome } from './api/answers.ts'
import { makerHomeQuery } from './api/get-home.ts'
import { HomeProjects } from './HomeProjects.tsx'

export function HomePage() {
  const { t } = useTranslation('maker')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(makerHomeQuery(useSignedIn().id))
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      <Stack gap="lg">
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {(data || !error) && <Figures home={data} />}
        {data && <ToDo home={data} />}
        <Group justify="space-between">
          <Title order={2}>{t('home.projects')}</Title>
          <LinkButton to={path('/projects')} variant="default" size="sm">
            {t('home.allProjects')}
          </LinkButton>
        </Group>
        {(data || !error) && <HomeProjects home={data} />}
        {data && <ImpactFigures />}
      </Stack>
    </>
  )
}

function Figures({ home }: { home: MakerHome | undefined }) {
  const { t } = useTranslation('maker')
  const growth = useGrowth(home)
  const { counts, rating } = home ?? {}
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }}>
      <StatTile
        isLoading={!home}
        label={t('home.activeProjects')}
        value={counts && counts.planning + counts.in_progress + counts.review}
        hint={counts && t('home.done', { count: counts.done })}
        icon={IconLayoutKanban}
      />
      <StatTile
        isLoading={!home}
        label={t('home.rating')}
        value={rating ? formatDecimal(rating.average) : undefined}
        hint={rating ? t('home.ratings', { count: rating.count }) : undefined}
        icon={IconStar}
      />
      <StatTile
        isLoading={!home}
        label={t('home.views')}
        value={home?.views.recent}
        hint={home && t('home.viewsBefore', { count: home.views.before })}
        icon={IconEye}
      />
      <StatTile isLoading={!home} label={t('home.growth')} {...growth} icon={IconTrendingUp} />
    </SimpleGrid>
  )
}

/**
 * Recent payments compared with the period before, in one currency; a text when there is nothing to compare.
 */
function useGrowth(home: MakerHome | undefined): { value?: string; hint?: string } {
  const { t } = useTranslation('maker')
  if (!home?.revenue) return {}
  const { currency, recent, before, growth, others } = home.revenue
  const said = (amount: number) => formatMoney({ currency, amount })
  const beside =
    others.length > 0 ? ` ${t('home.growthOthers', { amounts: formatList(others.map(formatMoney)) })}` : ''
  if (growth === null) {
    return { value: noValue, hint: t('home.growthNew', { recent: said(recent) }) + beside }
  }
  return {
    value: formatChange(growth),
    hint: t('home.growthOf', { recent: said(recent), before: said(before) }) + beside,
  }
}

/** What needs attention now. */
function ToDo({ home: { overdue, timer } }: { home: MakerHome }) {
  const { t } = useTranslation('maker')
  const path = useAreaPath()
  return (
    <>
      {overdue > 0 && (
        <Alert color="coral" icon={<IconAlertTriangle />}>
          <Group justify="space-between">
            <Text size="md">{t('home.overdue', { count: overdue })}</Text>
            <LinkButton to={path('/projects?due=unpaid')} variant="default">
              {t('home.seeOverdue')}
            </LinkButton>
          </Group>
        </Alert>
      )}
      {timer && (
        <Alert color="indigo" icon={<IconStopwatch />}>
          <Group justify="space-between">
            <Text size="md">{t('home.timer', { project: timer.project })}</Text>
            <LinkButton to={path(`/projects/${timer.projectId}`)} variant="default">
              {t('home.openProject')}
            </LinkButton>
          </Group>
        </Alert>
      )}
    </>
  )
}
