import { writeDate } from '../../supabase/functions/_shared/formats/dates.ts'
import { timeAgoFormat } from '../../supabase/functions/_shared/formats/formatters.ts'
import { localeOf } from '../../supabase/functions/_shared/formats/locale.ts'
import { currentLanguage } from '../i18n/i18n.ts'

export function formatDate(value: string | Date): string {
  return writeDate(currentLanguage(), { dateStyle: 'long' }, new Date(value))
}

/** "Nov 3", with the year if it isn't the current one. A date without a time is the same day everywhere. */
export function formatDay(value: string, now = new Date()): string {
  const date = new Date(value)
  const year = date.getUTCFullYear() === now.getFullYear() ? undefined : 'numeric'
  return writeDate(currentLanguage(), { day: 'numeric', month: 'short', year, timeZone: 'UTC' }, date)
}

/** "Sep 2023", from "2023-09" or a day; empty for an empty string. */
export function formatMonth(month: string): string {
  return month && writeMonth(currentLanguage(), month)
}

export function writeMonth(language: string, month: string): string {
  return writeDate(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }, new Date(month))
}

/** "November 3, 2026", from a day without a time; "Nov 3, 2026" in columns and next to short periods. */
export function formatCalendarDay(day: string, dateStyle: 'medium' | 'long' = 'long'): string {
  return writeDate(currentLanguage(), { dateStyle, timeZone: 'UTC' }, new Date(day))
}

/** "Tuesday, November 3, 2026", for those who hear one day of a calendar. */
export function formatWholeDay(day: string): string {
  return writeDate(currentLanguage(), { dateStyle: 'full', timeZone: 'UTC' }, new Date(day))
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 hours ago", in the page's language. */
export function timeAgo(value: string | Date, now = Date.now()): string {
  const seconds = (new Date(value).getTime() - now) / 1000
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return fromNow(Math.trunc(seconds / size), unit)
}

/** "today", "yesterday", "in 3 days". */
export const formatDaysFromToday = (days: number): string => fromNow(days, 'day')

function fromNow(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  // "Maintenant" is no answer to "since when".
  if (count === 0 && unit === 'second' && currentLanguage() === 'fr') return 'à l’instant'
  return timeAgoFormat(localeOf(currentLanguage()), { numeric: 'auto' }).format(count, unit)
}
