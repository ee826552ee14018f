import { formatDay, formatMonth } from '../../lib/dates.ts'
import type { Unit } from './model.ts'

/** "Nov 2026" for a month, "Nov 9" for the Monday of a week. */
export function useMomentName(unit: Unit): (at: string) => string {
  return unit === 'week' ? formatDay : formatMonth
}
