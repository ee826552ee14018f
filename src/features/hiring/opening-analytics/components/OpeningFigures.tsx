import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { formatDecimal, formatPercent } from '../../../../lib/formats/numbers.ts'
import { AnalyticsFilters } from '../../../../ui/analytics/AnalyticsFilters.tsx'
import { Funnel } from '../../../../ui/analytics/Funnel.tsx'
import { GroupsFigure } from '../../../../ui/analytics/GroupsFigure.tsx'
import { shareOf, withUniqueLabels } from '../../../../ui/analytics/groups.ts'
import { momentsOf } from '../../../../ui/analytics/moments.ts'
import { periods } from '../../../../ui/analytics/periods.ts'
import { TimeFigure } from '../../../../ui/analytics/TimeFigure.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FilterPicker } from '../../../../ui/FilterPicker.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { OpeningAnalytics } from '../api/answers.ts'
import { stages } from '../model.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'

interface Props {
  figures: OpeningAnalytics
  openingId: string | undefined
}

/** From the first view of an opening to the hire, for one opening or for all of an organization. */
export function OpeningFigures({ figures, openingId }: Props) {
  const { t } = useTranslation('openingAnalytics')
  const path = useAreaPath()
  const { filter } = useAnalyticsFilter()
  if (figures.openings.length === 0)
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={<LinkButton to={path('/openings')}>{t('toOpenings')}</LinkButton>}
      />
    )
  const fileName = (title: string) => `${figures.title ?? t('title')} – ${title}`
  const time = { unit: filter.unit, moments: momentsOf(figures, filter.unit) }
  const lines = (...keys: ('viewed' | 'applied' | 'hired')[]) =>
    keys.map((key) => ({ key, label: t(`stages.${key}`) }))
  return (
    <Stack gap="lg">
      <Filters figures={figures} openingId={openingId} />
      {figures.funnel.applied === null && (
        <Alert icon={<IconShieldLock />} title={t('tooFew')}>
          {t('tooFewText')}
        </Alert>
      )}
      <Funnel
        title={t('funnel.title')}
        summary={t('funnel.summary')}
        stages={stages.map((key) => ({ key, label: t(`stages.${key}`), count: figures.funnel[key] }))}
        fileName={fileName(t('funnel.title'))}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <TimeFigure
          title={t(`views.${filter.unit}`)}
          summary={t('views.summary')}
          lines={lines('viewed')}
          fileName={fileName(t(`views.${filter.unit}`))}
          {...time}
        />
        <TimeFigure
          title={t(`applications.${filter.unit}`)}
          summary={t('applications.summary')}
          lines={lines('applied', 'hired')}
          fileName={fileName(t(`applications.${filter.unit}`))}
          {...time}
        />
        <EvidenceFigure figures={figures} fileName={fileName} />
        <WaitFigure figures={figures} fileName={fileName} />
      </SimpleGrid>
      <SourcesFigure figures={figures} fileName={fileName} />
      {!openingId && figures.openings.length > 1 && (
        <GroupsFigure
          title={t('openings.title')}
          summary={t('openings.summary')}
          axis={t('opening')}
          points={withUniqueLabels(figures.openings).map(({ label, ...row }) => ({
            label,
            ...Object.fromEntries(stages.map((stage) => [stage, row[stage]])),
          }))}
          series={stages.map((stage) => ({ key: stage, label: t(`stages.${stage}`) }))}
          drawn={['applied', 'shortlisted']}
          fileName={fileName(t('openings.title'))}
        />
      )}
      <Text size="sm" c="dimmed" maw="80ch">
        {t('fives')}
      </Text>
    </Stack>
  )
}

/** The period, its granularity, and which opening; each opening has an address of its own. */
function Filters({ figures: { openings }, openingId }: Props) {
  const { t } = useTranslation('openingAnalytics')
  const path = useAreaPath()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { filter, set } = useAnalyticsFilter()
  return (
    <AnalyticsFilters periods={periods} filter={filter} set={set}>
      <FilterPicker
        label={t('opening')}
        maw={320}
        all={t('allOpenings')}
        value={openingId ?? ''}
        choices={withUniqueLabels(openings).map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) =>
          void navigate(path(id ? `/openings/${id}/analytics${search}` : `/openings/analytics${search}`))
        }
      />
    </AnalyticsFilters>
  )
}

interface FigureProps {
  figures: OpeningAnalytics
  fileName: (title: string) => string
}

/** Whether proof led further than a claim. */
function EvidenceFigure({ figures: { evidence }, fileName }: FigureProps) {
  const { t } = useTranslation('openingAnalytics')
  return (
    <GroupsFigure
      title={t('evidence.title')}
      summary={t('evidence.summary')}
      axis={t('evidence.axis')}
      points={evidence.map(({ kind, applied, shortlisted, interviewed }) => ({
        label: t(`evidence.kinds.${kind}`),
        applied,
        shortlisted,
        interviewed,
        shortlistRate: shareOf(shortlisted, applied),
        interviewRate: shareOf(interviewed, applied),
      }))}
      series={[
        { key: 'applied', label: t('stages.applied') },
        { key: 'shortlisted', label: t('stages.shortlisted') },
        { key: 'interviewed', label: t('stages.interviewed') },
        { key: 'shortlistRate', label: t('evidence.shortlistRate'), format: formatPercent },
        { key: 'interviewRate', label: t('evidence.interviewRate'), format: formatPercent },
      ]}
      drawn={['shortlistRate', 'interviewRate']}
      fileName={fileName(t('evidence.title'))}
    />
  )
}

function WaitFigure({ figures, fileName }: FigureProps) {
  const { t } = useTranslation('openingAnalytics')
  const rows = figures.stages.map((stage) => ({ ...stage, title: stage.name ?? t(`kinds.${stage.kind}`) }))
  return (
    <GroupsFigure
      title={t('wait.title')}
      summary={t('wait.summary')}
      axis={t('wait.axis')}
      points={withUniqueLabels(rows).map(({ label, days, stays }) => ({ label, days, stays }))}
      series={[
        { key: 'days', label: t('wait.days'), format: formatDecimal },
        { key: 'stays', label: t('wait.stays') },
      ]}
      drawn={['days']}
      fileName={fileName(t('wait.title'))}
    />
  )
}

const sourceStages = ['applied', 'shortlisted', 'interviewed', 'hired'] as const

function SourcesFigure({ figures: { sources }, fileName }: FigureProps) {
  const { t } = useTranslation('openingAnalytics')
  return (
    <GroupsFigure
      title={t('sources.title')}
      summary={t('sources.summary')}
      axis={t('sources.axis')}
      points={sources.map(({ source, ...row }) => ({ label: t(`sources.kinds.${source}`), ...row }))}
      series={sourceStages.map((stage) => ({ key: stage, label: t(`stages.${stage}`) }))}
      drawn={['applied', 'shortlisted']}
      fileName={fileName(t('sources.title'))}
    />
  )
}
