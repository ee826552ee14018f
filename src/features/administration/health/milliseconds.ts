import { formatUnit } from '../../../lib/formats/numbers.ts'
import { noValue } from '../../../lib/formats/words.ts'

/** "0.4 ms", "120 ms", "2.5 s"; a dash if not measured. */
export function milliseconds(value: number | null): string {
  if (value === null) return noValue
  const isLong = value >= 1000
  if (isLong) return formatUnit(value / 1000, 'second', 1)
  return formatUnit(value, 'millisecond', value >= 10 ? 0 : 1)
}
