import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../lib/dates.ts'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { countOf, type MissionAnalytics, weeksOf } from '../model.ts'
import { useCut } from '../use-cut.ts'

const lines = ['started', 'submitted', 'validated'] as const

export function WeeksFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('analytics')
  const { weeks } = useCut()
  const { splits } = figures
  return (
    <ChartFigure
      title={t('weeks.title')}
      summary={t('weeks.summary')}
      kind="lines"
      axis={t('views.week')}
      points={weeksOf(figures, weeks).map((week) => ({
        label: formatDay(week),
        ...Object.fromEntries(lines.map((line) => [line, countOf(splits[line], week)])),
      }))}
      series={lines.map((line) => ({ key: line, label: t(`funnel.${line}`) }))}
      fileName={`${figures.title} – ${t('weeks.title')}`}
    />
  )
}
