import { fold, type Place } from '../../../../lib/located-text.ts'

const months =
  'janv(?:ier)?|january|jan|fevr?(?:ier)?|february|feb|mars|march|mar|avr(?:il)?|april|apr|mai|may|juin|june|jun|juil(?:let)?|july|jul|aout|august|aug|sept(?:embre|ember)?|sep|oct(?:obre|ober)?|nov(?:embre|ember)?|dec(?:embre|ember)?'
/** "1er", "03/": a day is skipped. */
const day = '(?:(?:[0-2]?\\d|3[01])(?:er|st|nd|rd|th)?[ ./-]\\s*)?'
const point = `(?:${day}(?:(?<NAMEDm>${months})\\.?(?:\\s+\\d{1,2},)?\\s+|(?<NAMEDn>0?[1-9]|1[0-2])[/.-]))?(?<NAMEDy>(?:19|20)\\d{2})(?:-(?<NAMEDi>0[1-9]|1[0-2])(?:-\\d{2})?(?![\\p{N}/]))?`
const named = (name: string) => point.replaceAll('NAMED', name)
const open =
  "present|today|now|ongoing|aujourd'hui|maintenant|ce jour|actuel(?:lement)?|en cours|en poste|current"
const to = "[-–—−/]|to|a|au|until|jusqu'(?:a|en)|>|→"
/** "juin – août 2023" has one year for both, "2022-23" half of the second. */
const range = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<since>since|depuis)\\s+)?(?:${day}(?<first>${months})\\.?\\s*(?:${to})\\s*)?${named('a')}(?:\\s*(?:${to})\\s*(?:${named('b')}|(?<open>${open}))|[-–/](?<short>1[3-9]|[2-9]\\d))?(?![\\p{L}\\p{N}])`,
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
  /** Ongoing: "2023 – present", "depuis 2023". */
  isOpen: boolean
  style: Style
}

function monthOf(word: string | undefined, digits: string | undefined): number | undefined {
  if (digits) return Number(digits)
  return word === undefined ? undefined : monthNumbers.find(([pattern]) => pattern.test(word))?.[1]
}

/** Months since year 0; a year alone means its first month, or as an end its last. */
const count = (year: string, month: number | undefined, isEnd: boolean) =>
  Number(year) * 12 + (month ?? (isEnd ? 12 : 1)) - 1

/** Dates and periods as people write them in either language. */
export function dateRanges(text: string): DateRange[] {
  return [...fold(text).matchAll(range)].map((match) => {
    const found = match.groups as Record<string, string | undefined>
    const { since, first, am, an, ai, ay, bm, bn, bi, short } = found
    const by = found.by ?? (short && `${ay!.slice(0, 2)}${short}`)
    const isShared = first !== undefined && by === undefined
    return {
      start: match.index,
      end: match.index + match[0].length,
      from: count(ay!, isShared ? monthOf(first, undefined) : monthOf(am, an ?? ai), false),
      until: isShared
        ? count(ay!, monthOf(am, an), true)
        : by
          ? count(by, monthOf(bm, bn ?? bi), true)
          : undefined,
      isOpen: found.open !== undefined || (since !== undefined && by === undefined),
      style: am ? 'word' : (an ?? ai) ? 'number' : 'year',
    }
  })
}

/** The text with its dates blanked, so that other numbers can be counted. */
export function withoutDates(text: string): string {
  let rest = text
  for (const { start, end } of dateRanges(text))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
}
