import { Alert, Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { MissionAnalytics } from '../model.ts'
import { useCut } from '../use-cut.ts'
import { AttemptsFigure } from './AttemptsFigure.tsx'
import { CutFilters } from './CutFilters.tsx'
import { FeedbackFigure } from './FeedbackFigure.tsx'
import { FunnelFigure } from './FunnelFigure.tsx'
import { LevelsFigure } from './LevelsFigure.tsx'
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
  const { t } = useTranslation('analytics')
  const { version, weeks, reset } = useCut()
  const isCut = version !== undefined || weeks !== 0
  if (figures.version === 0) {
    return <EmptyState title={t('draft')} text={t('draftText')} />
  }
  return (
    <Stack gap="lg">
      <CutFilters figures={figures} />
      {figures.people === null && isCut && (
        <EmptyState
          title={t('notOffered')}
          text={t('notOfferedText')}
          action={<Button onClick={reset}>{t('showAll')}</Button>}
        />
      )}
      {figures.people === null && !isCut && (
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
