export const declineReasons = ['other_job', 'pay', 'terms', 'place', 'dates', 'personal'] as const
export type DeclineReason = (typeof declineReasons)[number]

export const offerStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced'] as const

export const payPeriods = ['hour', 'month', 'year'] as const

export const longestTerms = 4000
export const shortestReason = 10

const dayLength = 86_400_000

/** "2026-11-28", some days from now; days are counted in UTC, as the database does. */
export const dayFromNow = (days: number, now = Date.now()): string =>
  new Date(now + days * dayLength).toISOString().slice(0, 10)

/** How many days are left until a day; 0 on the day itself. */
export const daysUntil = (day: string, now = Date.now()): number =>
  Math.round((Date.parse(day) - Date.parse(dayFromNow(0, now))) / dayLength)

/** The last day of a contract over some months. */
export function lastDay(startsOn: string, months: number): string {
  const [year, month, day] = startsOn.split('-').map(Number) as [number, number, number]
  const length = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const end = Date.UTC(year, month - 1 + months, Math.min(day, length)) - dayLength
  return new Date(end).toISOString().slice(0, 10)
}
