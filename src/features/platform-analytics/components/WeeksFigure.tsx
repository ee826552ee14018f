import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../lib/dates.ts'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { figuresAt, isFlat, momentsOf } from '../../company-analytics/model.ts'
import type { PlatformAnalytics, PlatformCount } from '../model.ts'

/** More groups of bars than this would be too thin to tell apart. */
const mostBars = 6

interface Props {
  figures: PlatformAnalytics
  name: 'people' | 'work'
  lines: PlatformCount[]
}

/** How many people did it, by week. */
export function WeeksFigure({ figures, name, lines }: Props) {
  const { t } = useTranslation('platformAnalytics')
  const title = t(`${name}.title`)
  const points = momentsOf(figures, 'week').map(({ at, counts }) => ({
    label: formatDay(at),
    ...figuresAt(counts, lines),
  }))
  return (
    <ChartFigure
      title={title}
      summary={t(`${name}.summary`)}
      kind={points.length > mostBars ? 'lines' : 'bars'}
      axis={t('week')}
      points={points}
      series={lines.map((line) => ({
        key: line,
        label: t(`counts.${line}`),
        isTableOnly: isFlat(points, line),
      }))}
      note={t('running')}
      fileName={title}
    />
  )
}
