import { dateFormat, displayNames } from '../../../supabase/functions/_shared/formats/formatters.ts'
import { localeOf } from '../../../supabase/functions/_shared/formats/locale.ts'

/** Names are also needed in languages the product doesn't have. */
const namer = (type: 'language' | 'currency', language: string) =>
  displayNames(language, { type, fallback: 'code' })

// Chromium leaves out this name to stay small.
const unnamed: Record<string, Record<string, string>> = { bo: { en: 'Tibetan', fr: 'tibétain' } }

/** "français" for "fr", as used in a sentence. */
export function nameOfLanguage(code: string, language: string): string {
  const name = namer('language', language).of(code) ?? code
  return name === code ? (unnamed[code]?.[language] ?? code) : name
}

/** "US Dollar" for "USD". */
export const nameOfCurrency = (code: string, language: string): string =>
  namer('currency', language).of(code) ?? code

export const capitalized = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(localeOf(language)) + text.slice(1)

/** Compares names in the language's alphabetical order. */
export function alphabet(language: string): (one: string, other: string) => number {
  return new Intl.Collator(localeOf(language)).compare
}

/** The twelve months in any language, as people may have typed them. */
export function monthNames(language: string, month: 'short' | 'long'): string[] {
  const { format } = dateFormat(language, { month, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index, 1)))
}

/** The seven days of the week in any language. */
export function weekdayNames(language: string): string[] {
  const { format } = dateFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format(Date.UTC(2026, 0, index + 1)))
}

/** Every country by its name in a language. */
export function countryNames(language: string): string[] {
  const namer = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((one) => letters.flatMap((other) => namer.of(one + other) ?? []))
}
