import { currentLanguage } from '../../i18n/i18n.ts'
import { writeDate } from '../../lib/write-date.ts'

const dayMs = 86_400_000
const midnight = (value: string | number) => new Date(value).setHours(0, 0, 0, 0)
const daysAgo = (at: string, now: number) => Math.round((midnight(now) - midnight(at)) / dayMs)

export function timeOfDay(at: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), { timeStyle: 'short' }).format(new Date(at))
}

/** "Today", "Yesterday", "Monday 3 November", with the year where it is another. */
export function dayName(at: string, now = Date.now()): string {
  const ago = daysAgo(at, now)
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const name =
    ago < 2
      ? new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(-ago, 'day')
      : writeDate(
          currentLanguage(),
          {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: isThisYear ? undefined : 'numeric',
          },
          new Date(at),
        )
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** As short as a list needs it: the time of today, a day of this week, else the date. */
export function shortWhen(at: string, now = Date.now()): string {
  const ago = daysAgo(at, now)
  if (ago < 1) return timeOfDay(at)
  const format: Intl.DateTimeFormatOptions =
    ago < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' }
  return writeDate(currentLanguage(), format, new Date(at))
}
