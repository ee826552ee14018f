import { useTranslation } from 'react-i18next'
import { TimeFigure } from '../../../../ui/analytics/TimeFigure.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { countOf, weeksOf } from '../model.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'

const lines = ['started', 'submitted', 'validated'] as const

export function WeeksFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  const { weeks } = useAnalyticsFilter()
  return (
    <TimeFigure
      title={t('weeks.title')}
      summary={t('weeks.summary')}
      unit="week"
      kind="lines"
      moments={weeksOf(figures, weeks).map((at) => ({
        at,
        counts: Object.fromEntries(lines.map((line) => [line, countOf(figures.splits[line], at)])),
      }))}
      lines={lines.map((key) => ({ key, label: t(`funnel.${key}`) }))}
      fileName={`${figures.title} – ${t('weeks.title')}`}
    />
  )
}
