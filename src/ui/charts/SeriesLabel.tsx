import type { Point } from './chart-data.ts'

interface Place {
  x?: number | string
  y?: number | string
  index?: number
}

/** The name of a line, written once at its highest point, so that nobody has to match colours with a legend. */
export function seriesLabel(label: string, color: string, points: Point[], key: string) {
  const values = points.map((point) => (typeof point[key] === 'number' ? point[key] : -1))
  const top = Math.max(...values)
  const peak = top > 0 ? values.lastIndexOf(top) : -1
  const anchor = peak < points.length / 4 ? 'start' : peak >= (points.length * 3) / 4 ? 'end' : 'middle'
  return ({ x, y, index }: Place) =>
    index === peak ? (
      <text x={Number(x)} y={Number(y) - 9} fill={color} fontSize={12} fontWeight={600} textAnchor={anchor}>
        {label}
      </text>
    ) : (
      <g />
    )
}
