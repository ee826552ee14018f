import { deviceZone, toDateTimeLocal } from '../../../lib/formats/zones.ts'
import { dayKey } from './month.ts'

export function urgencyOf(value: string, now = new Date()): 'overdue' | 'today' | 'later' {
  const date = new Date(value)
  if (dayKey(date) === dayKey(now)) return 'today'
  return date < now ? 'overdue' : 'later'
}

/** The value of a datetime-local input, in the device's time zone. */
export const toLocalInput = (value: string | null): string =>
  value ? toDateTimeLocal(value, deviceZone()) : ''

export function fromLocalInput(text: string): string | null {
  const date = text ? new Date(text) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}
