import type { Counts, MissionAnalytics } from './api/answers.ts'

export const periods = [0, 12, 4] as const
export type Period = (typeof periods)[number]

/** A missing part is zero; a null part stays hidden. */
export const countOf = (counts: Counts | null | undefined, part: string): number | null =>
  counts && part in counts ? counts[part]! : 0

/** How many people got at least this far. Hidden counts, and counts that would reveal them, stay hidden. */
export function comeSoFar(people: number | null, stage: Counts | null | undefined) {
  const early = countOf(stage, 'started')
  return {
    started: people,
    submitted: people === null || early === null ? null : people - early,
    validated: people === null ? null : countOf(stage, 'validated'),
  }
}

/** Whether a filter is offered together with those already chosen. */
export function isOffered(
  { versions, periods: byPeriod, both }: MissionAnalytics['filters'],
  version: number | undefined,
  weeks: Period,
): boolean {
  if (version !== undefined && weeks !== 0) return both
  if (version !== undefined) return versions
  return weeks === 0 || byPeriod
}

const day = 86_400_000
const longest = 26

/** The Mondays a chart shows, oldest first: those of the period, or those since the first event. */
export function weeksOf({ thisWeek, splits }: MissionAnalytics, period: Period): string[] {
  const last = Date.parse(thisWeek)
  const known = ['viewed', 'started'].flatMap((split) => Object.keys(splits[split] ?? {})).sort()
  const since = known[0] ? Math.round((last - Date.parse(known[0])) / (7 * day)) + 1 : 1
  const count = period || Math.min(longest, Math.max(4, since))
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * 7 * day).toISOString().slice(0, 10),
  )
}
