import type { FormatterModule } from 'i18next'
import { writeNumber, writePercent } from '../../supabase/functions/_shared/formats/numbers.ts'

/** Formats numbers in texts for the language; `{{rate, percent}}` is a number out of a hundred. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value, format, language = 'en') {
    if (typeof value !== 'number') return value
    if (format === 'percent') return writePercent(language, value, { maximumFractionDigits: 1 })
    return writeNumber(language, value)
  },
}
