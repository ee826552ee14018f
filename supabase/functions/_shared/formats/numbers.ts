import { numberFormat } from './formatters.ts'
import { localeOf } from './locale.ts'

/** "1,250.5", in French "1 250,5". */
export function writeNumber(language: string, value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(localeOf(language), options).format(value)
}

/** "96%", in French "96 %", from a number out of a hundred. */
export function writePercent(language: string, value: number, options?: Intl.NumberFormatOptions): string {
  return writeNumber(language, value / 100, { ...options, style: 'percent' })
}
