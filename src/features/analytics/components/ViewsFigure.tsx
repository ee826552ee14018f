import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../lib/dates.ts'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { countOf, type MissionAnalytics, weeksOf } from '../model.ts'
import { useCut } from '../use-cut.ts'

export function ViewsFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('analytics')
  const { weeks } = useCut()
  return (
    <ChartFigure
      title={t('views.title')}
      summary={t('views.summary')}
      kind="areas"
      axis={t('views.week')}
      points={weeksOf(figures, weeks).map((week) => ({
        label: formatDay(week),
        views: countOf(figures.splits.viewed, week),
      }))}
      series={[{ key: 'views', label: t('views.views') }]}
      fileName={`${figures.title} – ${t('views.title')}`}
    />
  )
}
