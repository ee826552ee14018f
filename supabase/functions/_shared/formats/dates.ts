import { dateFormat } from './formatters.ts'
import { localeOf } from './locale.ts'

/** A date in the language's format; the first of a month is "1er" in French, which `Intl` does not know. */
export function writeDate(
  language: string,
  options: Intl.DateTimeFormatOptions,
  date: Date | number,
): string {
  return joined(language, formatOf(language, options).formatToParts(date))
}

/** "1er–7 juin 2026", as short as the language allows. */
export function writeDateRange(
  language: string,
  options: Intl.DateTimeFormatOptions,
  from: number,
  to: number,
): string {
  return joined(language, formatOf(language, options).formatRangeToParts(from, to))
}

/** French times have two digits everywhere: "08:05", as `timeStyle` writes them. */
const formatOf = (language: string, options: Intl.DateTimeFormatOptions) => {
  const locale = localeOf(language)
  const isShort = locale === 'fr-FR' && options.hour === 'numeric'
  return dateFormat(locale, isShort ? { ...options, hour: '2-digit' } : options)
}

const joined = (language: string, parts: { type: string; value: string }[]) => {
  const hasMonth = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  const isFirst = ({ type, value }: { type: string; value: string }) =>
    hasMonth && localeOf(language) === 'fr-FR' && type === 'day' && value === '1'
  return parts.map((part) => (isFirst(part) ? '1er' : part.value)).join('')
}
