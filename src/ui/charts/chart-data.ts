/** A line or a set of bars: the field of the rows it shows, and its name. */
export interface Series {
  key: string
  label: string
  /** Where this one is written otherwise than the others. */
  format?: (value: number) => string
  /** Where the order means something, as from low to high; else colours are told apart. */
  color?: string
  /** Only in the table and the file. */
  isTableOnly?: boolean
}

/** One point: where it stands on the axis, and a figure for each series; null where there is none. */
export type Point = { label: string } & Record<string, string | number | null>

export type ChartKind = 'bars' | 'stacked' | 'across' | 'across-stacked' | 'lines' | 'areas'

/** From the lowest to the highest of so many, in one colour that grows stronger. */
export const stepColor = (place: number, of: number): string =>
  `color-mix(in srgb, var(--chart-1) ${Math.round(25 + (75 * place) / Math.max(1, of - 1))}%, var(--mantine-color-body))`
