import { currentLanguage } from '../i18n/i18n.ts'
import { writeDate } from './write-date.ts'

export function formatDate(value: string | Date): string {
  return writeDate(currentLanguage(), { dateStyle: 'long' }, new Date(value))
}

/** "3 Nov", for an axis. A date without a time is the same day everywhere. */
export function formatDay(value: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return writeDate(currentLanguage(), format, new Date(value))
}

/** "3 Nov 2026", of a day without a time. */
export function formatCalendarDay(day: string): string {
  return writeDate(currentLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }, new Date(day))
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 hours ago", in the language of the page. */
export function timeAgo(value: string | Date, now = Date.now()): string {
  const seconds = (new Date(value).getTime() - now) / 1000
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' })
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return format.format(Math.trunc(seconds / size), unit)
}

/** "1 h 5 min" (in French "1 h 05"), "12 min" or "< 1 min". */
export function formatDuration(seconds: number): string {
  if (seconds > 0 && seconds < 59.5) return '<\u00a01\u00a0min'
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const hours = `${Math.floor(minutes / 60)}\u00a0h`
  const rest = minutes % 60
  if (currentLanguage() === 'fr') return `${hours}\u00a0${String(rest).padStart(2, '0')}`
  return rest === 0 ? hours : `${hours}\u00a0${rest}\u00a0min`
}
