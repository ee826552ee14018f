import { addDays, type Day, daysIn } from '../../../lib/weeks.ts'
import type { Milestone } from './api/answers.ts'

export type MilestoneState = 'done' | 'late' | 'soon' | 'ahead'

export function stateOf({ done_at, met_at, due_on }: Milestone, today: Day): MilestoneState {
  if (done_at || met_at) return 'done'
  if (due_on < today) return 'late'
  return due_on <= addDays(today, 14) ? 'soon' : 'ahead'
}

export interface Span {
  from: Day
  to: Day
}

/** The range of the timeline: every date and today, with some margin, and at least six weeks. */
export function spanOf(days: Day[], today: Day): Span {
  const sorted = [today, ...days].sort()
  const from = addDays(sorted[0]!, -7)
  const last = addDays(sorted.at(-1)!, 7)
  const to = last < addDays(from, 42) ? addDays(from, 42) : last
  return { from, to }
}

/** The position of a day in the range, from 0 to 100. */
export function placeOf(day: Day, { from, to }: Span): number {
  return ((daysIn(from, day) - 1) / (daysIn(from, to) - 1)) * 100
}

/** The first days of months in the range: about eight at most, so that labels don't overlap. */
export function monthsIn({ from, to }: Span): Day[] {
  const months: Day[] = []
  let [year, month] = from.split('-').map(Number) as [number, number]
  for (;;) {
    month++
    if (month > 12) [year, month] = [year + 1, 1]
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    if (first > to) break
    months.push(first)
  }
  const step = Math.ceil(months.length / 8)
  return months.filter((_, index) => index % step === 0)
}
