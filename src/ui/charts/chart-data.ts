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
  shortlisted: 1,
  submitted: 2,
  applied: 2,
  validated: 3,
  offered: 3,
  hired: 3,
  certified: 4,
  interviewed: 4,
  contacted: 4,
  published: 5,
  signed_up: 5,
  viewed: 5,
  views: 5,
}
const colors = 5

/** By the meaning of the series or, if other charts don't share it, by its position among the others. */
export const seriesColor = (key: string, nth: number): string =>
  `var(--chart-${places[key] ?? (nth % colors) + 1})`

/** Groups with a number; those whose numbers are all hidden are only in the table. */
export const withNumbers = (points: Point[], drawn: { name: string }[]): Point[] =>
  points.filter((point) => drawn.some(({ name }) => typeof point[name] === 'number'))

const characterWidth = 6.4

/** How many lines the longest name needs in a column of this width, in 12-pixel text. */
export function nameLines(points: Point[], width: number): number {
  const most = Math.max(1, Math.floor(width / characterWidth))
  const lines = points.map(({ label }) => {
    let [count, left] = [1, most]
    for (const word of label.split(' ')) {
      if (word.length > left && left < most) [count, left] = [count + 1, most]
      left -= word.length + 1
    }
    return count
  })
  return Math.max(1, ...lines)
}

/** Wide enough for the longest number on the axis, so that "8 days" stays on one line. */
export function tickWidth(
  points: Point[],
  drawn: { name: string }[],
  format: (value: number) => string,
): number {
  const values = points.flatMap((point) => drawn.map(({ name }) => point[name]))
  const most = Math.max(0, ...values.filter((value) => typeof value === 'number'))
  // Ticks end at a round number above the highest value.
  const longest = Math.max(format(most).length, format(Math.ceil(most * 1.25)).length)
  return Math.min(96, Math.max(40, 12 + Math.ceil(longest * characterWidth)))
}

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
