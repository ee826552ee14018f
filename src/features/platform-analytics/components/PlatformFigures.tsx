import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../lib/dates.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { platformAnalyticsQuery } from '../api/get-platform-analytics.ts'
import { usePlatformCut } from '../use-platform-cut.ts'
import { ActivationFigure } from './ActivationFigure.tsx'
import { FeedbackFigure } from './FeedbackFigure.tsx'
import { PlatformFilters } from './PlatformFilters.tsx'
import { PlatformTiles } from './PlatformTiles.tsx'
import { RetentionFigure } from './RetentionFigure.tsx'
import { WeeksFigure } from './WeeksFigure.tsx'

/** Sign-ups, activation, activity and retention for the whole platform, by week. */
export function PlatformFigures() {
  const { t } = useTranslation('platformAnalytics')
  const { cut } = usePlatformCut()
  const { data: figures, error, refetch } = useQuery(platformAnalyticsQuery(cut))
  if (error && !figures) return <LoadFailure error={error} onRetry={refetch} />
  if (!figures) return <CardsSkeleton tiles={4} />
  if (!figures.countedAt) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <Stack gap="lg">
      <PlatformFilters />
      <PlatformTiles figures={figures} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <WeeksFigure figures={figures} name="people" lines={['signed_up', 'active']} />
        <ActivationFigure figures={figures} />
        <WeeksFigure
          figures={figures}
          name="work"
          lines={
            cut.role === 'candidate' || cut.role === 'academia'
              ? ['started', 'submitted', 'validated', 'certified']
              : ['published', 'started', 'submitted', 'validated', 'certified']
          }
        />
        <FeedbackFigure figures={figures} />
      </SimpleGrid>
      <RetentionFigure figures={figures} />
      <Text size="sm" c="dimmed" maw="80ch">
        {t('fives')} {t('counted', { when: timeAgo(figures.countedAt) })}
      </Text>
    </Stack>
  )
}
