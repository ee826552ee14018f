import { currentLanguage } from '../../i18n/i18n.ts'
import { writeDate } from '../../lib/write-date.ts'
import { dayKey } from './month.ts'

/** "Mon, Nov 16, 2:30 PM"; without the year while it is this one. */
export function formatMoment(value: string, now = new Date()): string {
  const date = new Date(value)
  const format = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  } as const
  return writeDate(currentLanguage(), format, date)
}

export function urgencyOf(value: string, now = new Date()): 'overdue' | 'today' | 'later' {
  const date = new Date(value)
  if (dayKey(date) === dayKey(now)) return 'today'
  return date < now ? 'overdue' : 'later'
}

/** What an input of kind datetime-local holds, in the time of this device. */
export function toLocalInput(value: string | null): string {
  if (!value) return ''
  const date = new Date(value)
  const time = `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
  return `${dayKey(date)}T${time}`
}

export function fromLocalInput(text: string): string | null {
  const date = text ? new Date(text) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}
