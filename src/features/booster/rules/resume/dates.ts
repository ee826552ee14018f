import { fold, type Place } from '../text.ts'

const months =
  'janv(?:ier)?|january|jan|fevr?(?:ier)?|february|feb|mars|march|mar|avr(?:il)?|april|apr|mai|may|juin|june|jun|juil(?:let)?|july|jul|aout|august|aug|sept(?:embre|ember)?|sep|oct(?:obre|ober)?|nov(?:embre|ember)?|dec(?:embre|ember)?'
const point = `(?:(?<NAMEDm>${months})\\.?\\s+|(?<NAMEDn>0?[1-9]|1[0-2])[/.-])?(?<NAMEDy>(?:19|20)\\d{2})`
const named = (name: string) => point.replaceAll('NAMED', name)
const open = "present|today|now|aujourd'hui|present|ce jour|actuel(?:lement)?|en cours|current"
const range = new RegExp(
  `(?<![\\p{L}\\p{N}])${named('a')}(?:\\s*(?:[-–—]|to|a|au|until|jusqu'(?:a|en)|>|→)\\s*(?:${named('b')}|(?<open>${open})))?(?![\\p{L}\\p{N}])`,
  'gu',
)

const monthNumbers: [RegExp, number][] = [
  [/^jan/, 1],
  [/^fe/, 2],
  [/^mar/, 3],
  [/^a[vp]/, 4],
  [/^ma[iy]/, 5],
  [/^j(?:uin|une|un)$/, 6],
  [/^ju(?:il|l)/, 7],
  [/^aou|^aug/, 8],
  [/^sep/, 9],
  [/^oct/, 10],
  [/^nov/, 11],
  [/^dec/, 12],
]

type Style = 'year' | 'number' | 'word'

export interface DateRange extends Place {
  from: number
  until: number | undefined
  style: Style
}

function monthOf(word: string | undefined, digits: string | undefined): number | undefined {
  if (digits) return Number(digits)
  return word === undefined ? undefined : monthNumbers.find(([pattern]) => pattern.test(word))?.[1]
}

/** Months since year 0; a year alone is its beginning, or as an end its last month. */
const count = (year: string, month: number | undefined, isEnd: boolean) =>
  Number(year) * 12 + (month ?? (isEnd ? 12 : 1)) - 1

/** Dates and periods as people write them in either language. */
export function dateRanges(text: string): DateRange[] {
  return [...fold(text).matchAll(range)].map((match) => {
    const { am, an, ay, bm, bn, by } = match.groups as Record<string, string | undefined>
    return {
      start: match.index,
      end: match.index + match[0].length,
      from: count(ay!, monthOf(am, an), false),
      until: by ? count(by, monthOf(bm, bn), true) : undefined,
      style: am ? 'word' : an ? 'number' : 'year',
    }
  })
}

/** The text with its dates blanked, so that other figures can be counted. */
export function withoutDates(text: string): string {
  let rest = text
  for (const { start, end } of dateRanges(text))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
}
