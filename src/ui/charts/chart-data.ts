/** A line or a set of bars: the field of the rows it shows, and its name. */
export interface Series {
  key: string
  label: string
  /** If this one is formatted differently. */
  format?: (value: number) => string
  /** If the order matters, as from low to high; otherwise colors only distinguish. */
  color?: string
  /** Only in the table and the file. */
  isTableOnly?: boolean
}

/** One point: its label on the axis, and a number for each series; null if there is none. */
export type Point = { label: string } & Record<string, string | number | null>

export type ChartKind = 'bars' | 'stacked' | 'across' | 'across-stacked' | 'lines' | 'areas'

/**
 * The same meaning has the same color in every chart: activity first, then submissions, successes, their
 * results, and the context. The colors are distinct for every kind of color blindness, and from the
 * background in both themes; see ui/theme.ts.
 */
const places: Record<string, number> = {
  worked: 1,
  active: 1,
  started: 1,
  submitted: 2,
  applied: 2,
  validated: 3,
  offered: 3,
  certified: 4,
  interviewed: 4,
  contacted: 4,
  published: 5,
  signed_up: 5,
  viewed: 5,
}
const colors = 5

/** By the meaning of the series or, if other charts don't share it, by its position among the others. */
export const seriesColor = (key: string, nth: number): string =>
  `var(--chart-${places[key] ?? (nth % colors) + 1})`

/** Whether a chart would show anything: a line needs a value, a bar one above zero. */
export const hasDrawing = (kind: ChartKind, points: Point[], series: Series[]): boolean =>
  series.some(
    ({ key, isTableOnly }) =>
      !isTableOnly &&
      points.some((point) => {
        const value = point[key]
        return typeof value === 'number' && (kind === 'lines' || kind === 'areas' || value > 0)
      }),
  )

/** From the lowest to the highest, in one color that gets stronger. */
export const stepColor = (place: number, of: number): string =>
  `color-mix(in srgb, var(--chart-1) ${Math.round(25 + (75 * place) / Math.max(1, of - 1))}%, var(--mantine-color-body))`
