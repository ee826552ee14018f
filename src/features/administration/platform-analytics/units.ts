import { formatUnit } from '../../../lib/formats/numbers.ts'

/** Hours up to two days, then days: "36 hr", "3.5 days". */
export const formatHours = (hours: number): string =>
  hours < 48 ? formatUnit(hours, 'hour', 0) : formatUnit(hours / 24, 'day', 1, 'long')

/** Short, for an axis. */
export const formatDays = (days: number): string => formatUnit(days, 'day', 1)
