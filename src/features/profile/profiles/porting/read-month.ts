import { comparable } from '../../../../lib/comparable.ts'
import { monthNames } from '../../../../lib/formats/names.ts'
import type { ImportedMonth } from './imported.ts'

const tidy = (word: string) => comparable(word).replace(/\.$/, '')

/** "jan", "janvier", "Sept.": names of months in the languages found in files. */
const months = new Map(
  ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl'].flatMap((language) =>
    (['short', 'long'] as const).flatMap((style) =>
      monthNames(language, style).map((name, index): [string, number] => [tidy(name), index + 1]),
    ),
  ),
)

const goesOn = /^(?:present|now|current|today|aujourd.?hui|actuel|en cours|a ce jour)/

/** A date as files write it: "2024-09-01", "2024", "Sep 2024", "sept. 2024", "09/2024". */
export function readMonth(text: string, end: 'from' | 'until'): ImportedMonth {
  const words = comparable(text.trim())
  const nothing = { month: '', isYear: false, isUnread: false }
  if (words === '' || goesOn.test(words)) return nothing
  const iso = /^(\d{4})-(\d{1,2})(?:-\d{1,2}(?:[t ].*)?)?$/.exec(words)
  const slashed = /^(\d{1,2})[/.](\d{4})$/.exec(words)
  const named = /^(\p{L}+)\.?,? (?:\d{1,2},? )?(\d{4})$/u.exec(words)
  const year = /^\d{4}$/.exec(words)
  if (year) return toMonth(year[0], end === 'from' ? 1 : 12, true)
  if (iso) return toMonth(iso[1]!, Number(iso[2]), false)
  if (slashed) return toMonth(slashed[2]!, Number(slashed[1]), false)
  if (named) return toMonth(named[2]!, months.get(tidy(named[1]!)) ?? 0, false)
  return { ...nothing, isUnread: true }
}

function toMonth(year: string, month: number, isYear: boolean): ImportedMonth {
  const isDate = month >= 1 && month <= 12 && Number(year) >= 1900 && Number(year) <= 2100
  if (!isDate) return { month: '', isYear: false, isUnread: true }
  return { month: `${year}-${String(month).padStart(2, '0')}`, isYear, isUnread: false }
}
