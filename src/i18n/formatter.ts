import type { FormatterModule } from 'i18next'
import { writeNumber, writePercent } from '../../supabase/functions/_shared/formats/numbers.ts'

const formats: Record<string, (format: string, value: string) => string> = {}

/** Formats that a language brings along with its texts. */
export function learn(names: string[], write: (format: string, value: string) => string): void {
  for (const name of names) formats[name] = write
}

function written(value: number, format: string | undefined, language: string): string {
  if (format === 'percent') return writePercent(language, value, { maximumFractionDigits: 1 })
  return writeNumber(language, value)
}

/** Formats numbers in texts for the language; `{{rate, percent}}` is a number out of a hundred. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value, format, language = 'en') {
    const said = typeof value === 'number' ? written(value, format, language) : value
    const own = format && typeof said === 'string' ? formats[format.toLowerCase()] : undefined
    return own ? own(format!, said) : said
  },
}
