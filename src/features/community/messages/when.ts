import { writeDate } from '../../../../supabase/functions/_shared/formats/dates.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { formatDaysFromToday } from '../../../lib/dates.ts'
import { formatTime } from '../../../lib/moments.ts'

const dayMs = 86_400_000
const midnight = (value: string | number) => new Date(value).setHours(0, 0, 0, 0)
const daysAgo = (at: string, now: number) => Math.round((midnight(now) - midnight(at)) / dayMs)

/** "Today", "Yesterday", "Monday, November 3", with the year if it isn't the current one. */
export function dayName(at: string, now = Date.now()): string {
  const ago = daysAgo(at, now)
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const name =
    ago < 2
      ? formatDaysFromToday(-ago)
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

/** Short form for lists: the time today, the weekday this week, otherwise the date. */
export function shortWhen(at: string, now = Date.now()): string {
  const ago = daysAgo(at, now)
  if (ago < 1) return formatTime(at)
  const format: Intl.DateTimeFormatOptions =
    ago < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' }
  return writeDate(currentLanguage(), format, new Date(at))
}
