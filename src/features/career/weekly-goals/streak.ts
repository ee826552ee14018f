import { addDays, type Day, daysIn } from '../../../lib/weeks.ts'

interface StreakWeek {
  monday: Day
  /** `open` is this week with no activity yet: it isn't over. */
  state: 'active' | 'forgiven' | 'open' | 'off'
}

export interface Streak {
  /** Active weeks; forgiven ones aren't counted. */
  weeks: number
  forgiven: number
  /** The last weeks, ending with this one. */
  recent: StreakWeek[]
}

/** A week off is forgiven only if the previous one is at least this many days back: one in any four weeks. */
const forgivenAgainAfter = 28
const shown = 8

/** Consecutive active weeks. One week off in four doesn't break the streak; two do. */
export function streakOf(activeWeeks: Day[], thisMonday: Day): Streak {
  const active = new Set(activeWeeks)
  const oldest = [...activeWeeks].sort()[0]
  const forgiven = new Set<Day>()
  let weeks = active.has(thisMonday) ? 1 : 0
  let lastOff: Day | undefined
  let waiting: Day | undefined
  for (let monday = addDays(thisMonday, -7); oldest && monday >= oldest; monday = addDays(monday, -7)) {
    if (active.has(monday)) {
      weeks += 1
      if (waiting) forgiven.add(waiting)
      waiting = undefined
    } else {
      if (lastOff && daysIn(monday, lastOff) - 1 < forgivenAgainAfter) break
      lastOff = monday
      waiting = monday
    }
  }
  const recent = Array.from({ length: shown }, (_, index): StreakWeek => {
    const monday = addDays(thisMonday, (index - shown + 1) * 7)
    if (active.has(monday)) return { monday, state: 'active' }
    if (forgiven.has(monday)) return { monday, state: 'forgiven' }
    return { monday, state: monday === thisMonday ? 'open' : 'off' }
  })
  return { weeks, forgiven: forgiven.size, recent }
}
