/** A line or a set of bars: the field of the rows it shows, and its name. */
export interface Series {
  key: string
  label: string
}

/** One point: where it stands on the axis, and a figure for each series; null where there is none. */
export type Point = { label: string } & Record<string, string | number | null>

export type ChartKind = 'bars' | 'stacked' | 'across' | 'lines' | 'areas'
