import { formatDay, formatMonth } from '../../lib/dates.ts'
import type { Unit } from './model.ts'

/** "Nov 2026" for a month, "9 Nov" for a week by its Monday. */
export function useMomentName(unit: Unit): (at: string) => string {
  return unit === 'week' ? formatDay : formatMonth
}
