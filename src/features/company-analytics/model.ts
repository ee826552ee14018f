import { addDays, mondayOf } from '../../lib/weeks.ts'

export const stages = ['viewed', 'started', 'submitted', 'validated', 'contacted'] as const
type Stage = (typeof stages)[number]

/** In multiples of five; null for one to four. */
export type Figures = Record<Stage, number | null>

export interface CompanyAnalytics {
  /** The first day of the period, or of the first week or month with an event. */
  firstDay: string
  today: string
  funnel: Figures
  /** Weeks or months with events; those without are missing. */
  series: { at: string; counts: Partial<Figures> & { page?: number | null } }[]
  missions: (Figures & { id: string; title: string })[]
  skills: (Figures & { slug: string; name_en: string; name_fr: string })[]
}

/** In weeks; 0 means all time. */
export const periods = [52, 26, 12, 0] as const
type Period = (typeof periods)[number]
export const units = ['month', 'week'] as const
export type Unit = (typeof units)[number]

export interface Cut {
  weeks: Period
  unit: Unit
  mission: string | undefined
  skill: string | undefined
}

export const wholeYear: Cut = { weeks: 52, unit: 'month', mission: undefined, skill: undefined }

const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (day: string) => monthOf(addDays(day, 31))

const fewest = 4

/** The weeks or months of the period since the first event, oldest first. */
export function momentsOf<Counts extends object>(
  { firstDay, today, series }: { firstDay: string; today: string; series: { at: string; counts: Counts }[] },
  unit: Unit,
) {
  const known = new Map(series.map(({ at, counts }) => [at, counts]))
  const moments: { at: string; counts: Partial<Counts> }[] = []
  let at = unit === 'week' ? mondayOf(firstDay) : monthOf(firstDay)
  while (at <= today && moments.length < 520) {
    moments.push({ at, counts: known.get(at) ?? {} })
    at = unit === 'week' ? addDays(at, 7) : nextMonth(at)
  }
  const first = moments.findIndex((moment) => known.has(moment.at))
  return moments.slice(Math.max(0, Math.min(first < 0 ? moments.length : first, moments.length - fewest)))
}

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

/** Several missions may share a title: gives each row of a table a unique label. */
export function distinctly<Row extends { title: string }>(rows: Row[]): (Row & { label: string })[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const nth = (seen.get(row.title) ?? 0) + 1
    seen.set(row.title, nth)
    return { ...row, label: nth > 1 ? `${row.title} (${nth})` : row.title }
  })
}
