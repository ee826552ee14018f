import { ChartFigure } from '../charts/ChartFigure.tsx'
import type { Point, Series } from '../charts/chart-data.ts'

/** More would be too long a list of bars; the table has them all. */
const maxAcross = 12

interface Props {
  title: string
  summary: string
  axis: string
  points: Point[]
  series: Series[]
  /** The keys of the series in the chart: the table has the rest. */
  drawn: string[]
  fileName: string
}

/** The same numbers for several groups. */
export function GroupsFigure({ points, series, drawn, ...rest }: Props) {
  return (
    <ChartFigure
      kind={points.length > maxAcross ? 'bars' : 'across'}
      points={points}
      series={series.map((one) => ({ ...one, isTableOnly: !drawn.includes(one.key) }))}
      {...rest}
    />
  )
}
