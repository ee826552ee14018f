import { writeDate } from '../../supabase/functions/_shared/formats/dates.ts'
import { isLanguage, type Language, languages } from '../i18n/languages.ts'
import { comparable } from './comparable.ts'
import { monthNames, weekdayNames } from './formats/names.ts'
import { isDay } from './weeks.ts'

/** What people type into a date or time field, and how the field shows it. */
export type TypedKind = 'day' | 'dayTime' | 'time' | 'month'

/** "11/20/2026", "Nov 20, 2026" or "2026-11-20" as a value of its kind; undefined if it isn't one. */
export function readTyped(kind: TypedKind, text: string, language: string): string | undefined {
  return readers[kind](plain(text), language)
}

/** A value as the language writes it; an invalid one stays as is, for people to see. */
export function writeTyped(kind: TypedKind, value: string, language: string): string {
  const known = isLanguage(language) ? language : 'en'
  const instant = Date.parse(`${instants[kind](value)}Z`)
  if (!value || Number.isNaN(instant)) return value
  // Use plain spaces, so that the text can be edited and searched.
  return writeDate(known, { ...formats[kind], timeZone: 'UTC' }, instant).replace(/[\u00a0\u202f]/g, ' ')
}

const instants: Record<TypedKind, (value: string) => string> = {
  day: (value) => `${value}T00:00`,
  dayTime: (value) => value.slice(0, 16),
  time: (value) => `2026-01-01T${value.slice(0, 5)}`,
  month: (value) => `${value}-01T00:00`,
}

const formats: Record<TypedKind, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  dayTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { month: 'short', year: 'numeric' },
}

const readers: Record<TypedKind, (text: string, language: string) => string | undefined> = {
  day: readDay,
  dayTime: readDayTime,
  time: readTime,
  month: readMonth,
}

/** Lowercase, without accents, dots after abbreviations, or repeated spaces. */
const plain = (text: string) =>
  comparable(text)
    .replace(/([a-z])\./g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

function readDay(text: string, language: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (isoYear) return dayFrom(isoYear, isoMonth!, isoDay!)
  const [, first, , second, year] = /^(\d{1,2})([/. -])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? []
  if (year) return language === 'fr' ? dayFrom(year, second!, first!) : dayFrom(year, first!, second!)
  return readDayInWords(text)
}

/** "Nov 20, 2026", "20 novembre 2026", "Friday, November 20th, 2026". */
function readDayInWords(text: string): string | undefined {
  const words = text.split(/[\s,-]+/)
  if (words.length === 4 && indexOf(weekdays(), words[0]!) !== undefined) words.shift()
  const [one = '', other = '', year = ''] = words
  if (words.length !== 3 || !/^\d{4}$/.test(year)) return
  const [word, number] = /^\d/.test(one) ? [other, one] : [one, other]
  const month = indexOf(months(), word)
  const day = /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(number)?.[1]
  return month === undefined || !day ? undefined : dayFrom(year, String(month + 1), day)
}

function readMonth(text: string): string | undefined {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? []
  if (isoYear) return dayFrom(isoYear, isoMonth!, '1')?.slice(0, 7)
  const [, number, word, year] = /^(?:(\d{1,2})[/. -]|([a-z]+),? )(\d{4})$/.exec(text) ?? []
  const month = word ? indexOf(months(), word) : Number(number) - 1
  return !year || month === undefined ? undefined : dayFrom(year, String(month + 1), '1')?.slice(0, 7)
}

/** "6:30 pm", "18:30", "18 h 30", "18h". A bare number isn't a time: six in the morning or in the evening? */
function readTime(text: string): string | undefined {
  const [, hour, separator, minutes, half] =
    /^(\d{1,2})(?: ?([:h]) ?(\d{2})?)? ?(am|pm)?(?::00(?:\.0+)?)?$/.exec(text) ?? []
  if (!hour || !(separator || half) || (separator === ':' && !minutes)) return
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minutes ?? 0) > 59) return
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
}

function readDayTime(text: string, language: string): string | undefined {
  const [, date, clock] =
    /^(\d{4}-\d{1,2}-\d{1,2})t(\d{2}:.+)$/.exec(text) ??
    /^(.+?),? (?:(?:at|a) )?(\d{1,2}(?: ?[:h] ?(?:\d{2})?)?(?: ?[ap]m)?)$/.exec(text) ??
    []
  const day = date && readDay(date, language)
  const time = clock && readTime(clock)
  return day && time ? `${day}T${time}` : undefined
}

function dayFrom(year: string, month: string, day: string): string | undefined {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

type Names = Record<Language, string[]>
const inAll = (names: (language: Language) => string[]): Names =>
  Object.fromEntries(languages.map((language) => [language, names(language).map(plain)])) as Names

const months = () => inAll((language) => monthNames(language, 'long'))
const weekdays = () => inAll(weekdayNames)

/** Which name starts with a word, in any language of the product; undefined if several do ("jui"). */
function indexOf(names: Names, word: string): number | undefined {
  if (word.length < 3) return
  const found = new Set(
    Object.values(names).flatMap((list) =>
      list.flatMap((name, index) => (name.startsWith(word) ? [index] : [])),
    ),
  )
  return found.size === 1 ? [...found][0] : undefined
}
