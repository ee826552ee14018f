/** A line or a set of bars: the field of the rows it shows, and its name. */
export interface Series {
  key: string
  label: string
  /** Where this one is written otherwise than the others. */
  format?: (value: number) => string
  /** Where the order means something, as from low to high; else colors are told apart. */
  color?: string
  /** Only in the table and the file. */
  isTableOnly?: boolean
}

/** One point: where it stands on the axis, and a figure for each series; null where there is none. */
export type Point = { label: string } & Record<string, string | number | null>

export type ChartKind = 'bars' | 'stacked' | 'across' | 'across-stacked' | 'lines' | 'areas'

/**
 * What means the same has the same color in every chart: first activity, then what is handed in, what succeeded, what
 * comes of it, and what surrounds it. The colors are apart for every kind of color-blindness, and from the ground in
 * both themes; see ui/theme.ts.
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

/** By what the series means; where it means nothing that other charts show, by its place among the others. */
export const seriesColor = (key: string, nth: number): string =>
  `var(--chart-${places[key] ?? (nth % colors) + 1})`

/** Whether a drawing would show anything: a line needs a value, a bar one above nothing. */
export const hasDrawing = (kind: ChartKind, points: Point[], series: Series[]): boolean =>
  series.some(
    ({ key, isTableOnly }) =>
      !isTableOnly &&
      points.some((point) => {
        const value = point[key]
        return typeof value === 'number' && (kind === 'lines' || kind === 'areas' || value > 0)
      }),
  )

/** From the lowest to the highest of so many, in one color that grows stronger. */
export const stepColor = (place: number, of: number): string =>
  `color-mix(in srgb, var(--chart-1) ${Math.round(25 + (75 * place) / Math.max(1, of - 1))}%, var(--mantine-color-body))`
