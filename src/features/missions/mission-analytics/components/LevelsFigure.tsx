import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import { stepColor } from '../../../../ui/charts/chart-data.ts'
import type { MissionAnalytics } from '../api/answers.ts'
import { countOf } from '../model.ts'

/** Review results by criterion. */
export function LevelsFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  const { criteria, splits } = figures
  const most = Math.max(1, ...criteria.map(({ levels }) => levels.length))
  const levels = Array.from({ length: most }, (_, level) => String(level))
  return (
    <ChartFigure
      title={t('levels.title')}
      summary={t('levels.summary')}
      kind="across-stacked"
      axis={t('levels.criterion')}
      points={criteria.map((criterion) => ({
        label: criterion.title,
        ...Object.fromEntries(
          levels.map((level) => [
            level,
            Number(level) < criterion.levels.length ? countOf(splits[`level ${criterion.id}`], level) : null,
          ]),
        ),
      }))}
      series={levels.map((level, place) => ({
        key: level,
        label: t('levels.level', { number: place + 1 }),
        color: stepColor(place, most),
      }))}
      fileName={`${figures.title} – ${t('levels.title')}`}
    />
  )
}
