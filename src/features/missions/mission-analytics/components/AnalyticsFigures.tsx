import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { NothingFound } from '../../../../ui/NothingFound.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'
import { AttemptsFigure } from './AttemptsFigure.tsx'
import { FeedbackFigure } from './FeedbackFigure.tsx'
import { FunnelFigure } from './FunnelFigure.tsx'
import { LevelsFigure } from './LevelsFigure.tsx'
import { MissionFilters } from './MissionFilters.tsx'
import { PromiseFigure } from './PromiseFigure.tsx'
import { StopsFigure } from './StopsFigure.tsx'
import { TimeFigure } from './TimeFigure.tsx'
import { VersionsFigure } from './VersionsFigure.tsx'
import { ViewsFigure } from './ViewsFigure.tsx'
import { WeeksFigure } from './WeeksFigure.tsx'

interface Props {
  missionId: string
  figures: MissionAnalytics
}

export function AnalyticsFigures({ missionId, figures }: Props) {
  const { t } = useTranslation('missionAnalytics')
  const { version, weeks, reset } = useAnalyticsFilter()
  const isFiltered = version !== undefined || weeks !== 0
  if (figures.version === 0) {
    return <EmptyState title={t('draft')} text={t('draftText')} />
  }
  return (
    <Stack gap="lg">
      <MissionFilters figures={figures} />
      {figures.people === null && isFiltered && (
        <NothingFound title={t('notOffered')} text={t('notOfferedText')} onReset={reset} />
      )}
      {figures.people === null && !isFiltered && (
        <>
          <Alert icon={<IconShieldLock />} title={t('tooFew')}>
            <Text mb="sm">{t('tooFewText')}</Text>
            <LinkButton to={paths.mission(missionId)} variant="default">
              {t('publicPage')}
            </LinkButton>
          </Alert>
          <FunnelFigure figures={figures} />
          <ViewsFigure figures={figures} />
        </>
      )}
      {figures.people !== null && (
        <>
          <FunnelFigure figures={figures} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <ViewsFigure figures={figures} />
            <WeeksFigure figures={figures} />
            <StopsFigure figures={figures} />
            <LevelsFigure figures={figures} />
            <TimeFigure figures={figures} />
            <FeedbackFigure figures={figures} />
            <AttemptsFigure figures={figures} />
            <PromiseFigure figures={figures} />
          </SimpleGrid>
          {figures.versions.length > 1 && figures.filters.versions && <VersionsFigure figures={figures} />}
        </>
      )}
      <Text size="sm" c="dimmed">
        {t('shield')}
      </Text>
    </Stack>
  )
}
