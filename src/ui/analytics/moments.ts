import { formatDay, formatMonth } from '../../lib/dates.ts'
import { addDays, mondayOf } from '../../lib/weeks.ts'

export const units = ['month', 'week'] as const
export type Unit = (typeof units)[number]

const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (day: string) => monthOf(addDays(day, 31))

const fewest = 4

export interface Moment<Counts extends object> {
  /** The first day of the week or month. */
  at: string
  counts: Partial<Counts>
}

/** The weeks or months of the period since the first event, oldest first. */
export function momentsOf<Counts extends object>(
  { firstDay, today, series }: { firstDay: string; today: string; series: { at: string; counts: Counts }[] },
  unit: Unit,
): Moment<Counts>[] {
  const known = new Map(series.map(({ at, counts }) => [at, counts]))
  const moments: Moment<Counts>[] = []
  let at = unit === 'week' ? mondayOf(firstDay) : monthOf(firstDay)
  while (at <= today && moments.length < 520) {
    moments.push({ at, counts: known.get(at) ?? {} })
    at = unit === 'week' ? addDays(at, 7) : nextMonth(at)
  }
  const first = moments.findIndex((moment) => known.has(moment.at))
  return moments.slice(Math.max(0, Math.min(first < 0 ? moments.length : first, moments.length - fewest)))
}

/** "Nov 2026" for a month, "Nov 9" for the Monday of a week. */
export const momentName = (at: string, unit: Unit): string =>
  unit === 'week' ? formatDay(at) : formatMonth(at)

/** A number for each point of a chart; zero for what didn't happen, null for what stays hidden. */
export function figuresAt<Key extends string>(
  counts: Partial<Record<Key, number | null>>,
  keys: readonly Key[],
): Record<string, number | null> {
  return Object.fromEntries(keys.map((key) => [key, counts[key] === undefined ? 0 : counts[key]]))
}

/** Nothing happened: a line along the axis would say no more than the table does. */
export const isFlat = (points: Record<string, string | number | null>[], key: string): boolean =>
  points.every((point) => point[key] === 0)
