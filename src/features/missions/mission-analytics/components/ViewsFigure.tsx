import { useTranslation } from 'react-i18next'
import { TimeFigure } from '../../../../ui/analytics/TimeFigure.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { countOf, weeksOf } from '../model.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'

export function ViewsFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  const { weeks } = useAnalyticsFilter()
  return (
    <TimeFigure
      title={t('views.title')}
      summary={t('views.summary')}
      unit="week"
      kind="areas"
      moments={weeksOf(figures, weeks).map((at) => ({
        at,
        counts: { views: countOf(figures.splits.viewed, at) },
      }))}
      lines={[{ key: 'views', label: t('views.views') }]}
      fileName={`${figures.title} – ${t('views.title')}`}
    />
  )
}
