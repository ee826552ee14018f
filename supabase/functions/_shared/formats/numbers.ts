import { numberFormat } from './formatters.ts'
import { localeOf } from './locale.ts'

/** "1,250.5", in French "1 250,5". */
export function writeNumber(language: string, value: number, options?: Intl.NumberFormatOptions): string {
  // Most numbers are small counts, alike in both languages: the first formatter blocks a page for 20 ms.
  if (!options && Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return numberFormat(localeOf(language), options).format(value)
}

/** "96%", in French "96 %", from a number out of a hundred. */
export function writePercent(language: string, value: number, options?: Intl.NumberFormatOptions): string {
  return writeNumber(language, value / 100, { ...options, style: 'percent' })
}
