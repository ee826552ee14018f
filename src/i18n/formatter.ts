import type { FormatterModule } from 'i18next'
import { writeNumber, writePercent } from '../../supabase/functions/_shared/formats/numbers.ts'
import { saidWith } from './elisions.ts'

function written(value: number, format: string | undefined, language: string): string {
  if (format === 'percent') return writePercent(language, value, { maximumFractionDigits: 1 })
  return writeNumber(language, value)
}

/** Numbers in texts are written as the language writes them; `{{rate, percent}}` is a number out of a hundred. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value, format, language = 'en') {
    const said = typeof value === 'number' ? written(value, format, language) : value
    return typeof said === 'string' ? (saidWith(format, said) ?? said) : said
  },
}
