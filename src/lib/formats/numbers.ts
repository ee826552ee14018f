import { writeNumber, writePercent } from '../../../supabase/functions/_shared/formats/numbers.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

/** "1,250", in French "1 250". */
export const formatNumber = (value: number): string => writeNumber(currentLanguage(), value)

/** "Open (1,203)"; without the number while it is not known. */
export const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatNumber(count)})`

/** With at most one decimal: "4.5", in French "4,5". */
export const formatDecimal = (value: number): string =>
  writeNumber(currentLanguage(), value, { maximumFractionDigits: 1 })

/** "96%", in French "96 %": from a number out of a hundred. */
export const formatPercent = (value: number): string => writePercent(currentLanguage(), value)

/** "+12%", "-3%", and "0%" without a sign. */
export const formatChange = (value: number): string =>
  writePercent(currentLanguage(), value, { signDisplay: 'exceptZero' })

/** "12 kB", "3 days": with a unit as the language writes it. */
export function formatUnit(
  value: number,
  unit: 'kilobyte' | 'megabyte' | 'gigabyte' | 'terabyte' | 'millisecond' | 'second' | 'hour' | 'day',
  digits: number,
  unitDisplay: 'short' | 'long' | 'narrow' = 'short',
): string {
  return writeNumber(currentLanguage(), value, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: digits,
  })
}
