import { comparable } from '../../../../lib/comparable.ts'

/** Which comes first in 03/04/2026. */
export type DateOrder = 'day' | 'month'

const months = [
  'jan',
  'fe[bv]',
  'mar',
  'a[pv]r',
  'ma[iy]',
  '(?:juin|jun)',
  '(?:juil|jul)',
  'ao?u',
  'sep',
  'oct',
  'nov',
  'dec',
]
const monthOf = (word: string) => months.findIndex((month) => new RegExp(`^${month}`).test(word)) + 1

const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})/

/**
 * Decides for a column of a file: a number above 12 is a day. If there is none, the page's language decides.
 */
export function dateOrderOf(cells: string[], language: string): DateOrder {
  for (const cell of cells) {
    const [, first, second] = numbers.exec(cell.trim()) ?? []
    if (Number(first) > 12) return 'day'
    if (Number(second) > 12) return 'month'
  }
  return language === 'fr' ? 'day' : 'month'
}

interface Parts {
  year: number
  month: number
  day: number
  /** What follows the date. */
  rest: string
}

/** ISO, 31/12/2026, 12/31/2026, "Dec 31, 2026", "31 December 2026", "1er décembre 2026". */
function partsOf(text: string, order: DateOrder): Parts | null {
  const words = comparable(text).trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(words)
  if (iso) return { year: +iso[1]!, month: +iso[2]!, day: +iso[3]!, rest: words.slice(iso[0].length) }
  const written = numbers.exec(words)
  if (written) {
    const [all, first, second, year] = written
    const [day, month] = order === 'day' ? [first, second] : [second, first]
    return { year: fullYear(year!), month: +month!, day: +day!, rest: words.slice(all.length) }
  }
  const dayFirst = /^(?:[a-z]{3,}\.?,? )?(\d{1,2})(?:er|st|nd|rd|th)? ([a-z]{3,})\.? (\d{4})/.exec(words)
  const monthFirst = /^(?:[a-z]{3,}\.?,? )?([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/.exec(words)
  const found = dayFirst ?? monthFirst
  if (!found) return null
  const [day, month] = dayFirst ? [found[1], found[2]] : [found[2], found[1]]
  return { year: +found[3]!, month: monthOf(month!), day: +day!, rest: words.slice(found[0].length) }
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

function isDay({ year, month, day }: Parts): boolean {
  const date = new Date(year, month - 1, day)
  return date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day
}

/** A day, as "2026-12-31"; any time after it is dropped. */
export function dayFrom(text: string, order: DateOrder = 'day'): string | null {
  const parts = partsOf(text, order)
  if (!parts || !isDay(parts) || !/^(?:[t ,]|$)/.test(parts.rest)) return null
  const { year, month, day } = parts
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** A moment; 9 AM if no time is given. */
export function dateFrom(text: string, order: DateOrder = 'day'): string | null {
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text)) {
    const moment = Date.parse(text)
    return Number.isNaN(moment) ? null : new Date(moment).toISOString()
  }
  const parts = partsOf(text, order)
  if (!parts || !isDay(parts)) return null
  const time = /^(?:(?:[t ,]|at |a )+(\d{1,2})[:h](\d{2})(?::\d{2})?(?: ?([ap])m)?)?$/.exec(parts.rest)
  if (!time) return null
  const [, hour = '9', minute = '0', half] = time
  const late = half === 'p' && Number(hour) < 12 ? 12 : half === 'a' && Number(hour) === 12 ? -12 : 0
  return new Date(parts.year, parts.month - 1, parts.day, Number(hour) + late, Number(minute)).toISOString()
}
