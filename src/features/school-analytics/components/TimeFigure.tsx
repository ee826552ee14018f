import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { figuresAt, isFlat, momentsOf } from '../../company-analytics/model.ts'
import { useMomentName } from '../../company-analytics/use-moment-name.ts'
import type { Count, SchoolAnalytics } from '../model.ts'
import { useCut } from '../use-cut.ts'

/** More groups of bars than this would be too thin to tell apart. */
const mostBars = 16

interface Props {
  figures: SchoolAnalytics
  name: 'activity' | 'progress' | 'placements'
  lines: Count[]
  fileName: (title: string) => string
}

/** How many people did it, and when. */
export function TimeFigure({ figures, name, lines, fileName }: Props) {
  const { t } = useTranslation('schoolAnalytics')
  const { cut } = useCut()
  const nameOf = useMomentName(cut.unit)
  const title = t(`${name}.${cut.unit}`)
  const points = momentsOf(figures, cut.unit).map(({ at, counts }) => ({
    label: nameOf(at),
    ...figuresAt(counts, lines),
  }))
  return (
    <ChartFigure
      title={title}
      summary={t(`${name}.summary`)}
      kind={points.length > mostBars ? 'lines' : 'bars'}
      axis={t(`units.${cut.unit}`)}
      points={points}
      series={lines.map((line) => ({
        key: line,
        label: t(`counts.${line}`),
        isTableOnly: lines.length > 1 && isFlat(points, line),
      }))}
      fileName={fileName(title)}
    />
  )
}
