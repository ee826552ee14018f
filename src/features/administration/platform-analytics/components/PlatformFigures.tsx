import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { momentsOf } from '../../../../ui/analytics/moments.ts'
import { TimeFigure } from '../../../../ui/analytics/TimeFigure.tsx'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { platformAnalyticsQuery } from '../api/get-platform-analytics.ts'
import type { PlatformCount } from '../model.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'
import { ActivationFigure } from './ActivationFigure.tsx'
import { FeedbackFigure } from './FeedbackFigure.tsx'
import { PlatformFilters } from './PlatformFilters.tsx'
import { PlatformTiles } from './PlatformTiles.tsx'
import { RetentionFigure } from './RetentionFigure.tsx'

/** Sign-ups, activation, activity and retention for the whole platform, by week. */
export function PlatformFigures() {
  const { t } = useTranslation('platformAnalytics')
  const { filter } = useAnalyticsFilter()
  const { data: figures, error, refetch } = useQuery(platformAnalyticsQuery(filter))
  if (error && !figures) return <LoadFailure error={error} onRetry={refetch} />
  if (!figures) return <CardsSkeleton tiles={4} />
  if (!figures.countedAt) return <EmptyState title={t('none')} text={t('noneText')} />
  const byWeek = (name: 'people' | 'work', lines: PlatformCount[]) => (
    <TimeFigure
      title={t(`${name}.title`)}
      summary={t(`${name}.summary`)}
      unit="week"
      moments={momentsOf(figures, 'week')}
      lines={lines.map((key) => ({ key, label: t(`counts.${key}`) }))}
      maxBars={6}
      note={t('running')}
      fileName={t(`${name}.title`)}
    />
  )
  const work: PlatformCount[] = ['started', 'submitted', 'validated', 'certified']
  const publishes = filter.role !== 'candidate' && filter.role !== 'academia'
  return (
    <Stack gap="lg">
      <PlatformFilters />
      <PlatformTiles figures={figures} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        {byWeek('people', ['signed_up', 'active'])}
        <ActivationFigure figures={figures} />
        {byWeek('work', publishes ? ['published', ...work] : work)}
        <FeedbackFigure figures={figures} />
      </SimpleGrid>
      <RetentionFigure figures={figures} />
      <Text size="sm" c="dimmed" maw="80ch">
        {t('fives')} {t('counted', { when: timeAgo(figures.countedAt) })}
      </Text>
    </Stack>
  )
}
