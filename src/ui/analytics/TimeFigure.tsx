import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../charts/ChartFigure.tsx'
import type { ChartKind } from '../charts/chart-data.ts'
import { figuresAt, isFlat, type Moment, momentName, type Unit } from './moments.ts'

interface Props<Line extends string> {
  title: string
  summary: string
  unit: Unit
  moments: Moment<Record<Line, number | null>>[]
  lines: { key: Line; label: string }[]
  /** Bars, or lines where bars would be too thin to tell apart. */
  kind?: ChartKind
  maxBars?: number
  note?: string
  fileName: string
}

/** How many people did it, by week or by month. */
export function TimeFigure<Line extends string>(props: Props<Line>) {
  const { title, summary, unit, moments, lines, maxBars = 16, note, fileName } = props
  const { t } = useTranslation('common', { keyPrefix: 'analytics' })
  const keys = lines.map(({ key }) => key)
  const points = moments.map(({ at, counts }) => ({
    label: momentName(at, unit),
    ...figuresAt<Line>(counts, keys),
  }))
  return (
    <ChartFigure
      title={title}
      summary={summary}
      kind={props.kind ?? (points.length > maxBars ? 'lines' : 'bars')}
      axis={t(`units.${unit}`)}
      points={points}
      series={lines.map((line) => ({ ...line, isTableOnly: lines.length > 1 && isFlat(points, line.key) }))}
      note={note}
      fileName={fileName}
    />
  )
}
