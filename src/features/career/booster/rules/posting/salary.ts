import { fold, type Place } from '../../../../../lib/located-text.ts'

export interface FoundSalary extends Place {
  min: number
  max: number
  currency: string
  period: 'year' | 'month' | 'day' | 'hour'
}

const amount = (name: string) =>
  `(?<${name}>\\d{1,3}(?:[ .,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)\\s?(?<${name}k>k)?`
const currency = (name: string) => `(?<${name}>€|£|\\$|euros?|eur|gbp|usd|chf)`
const until = '\\s?(?:-|–|—|/|a|to|et|and)\\s?'
const behind = new RegExp(
  `(?<![\\p{L}\\p{N}])${amount('a')}(?:\\s?${currency('x')})?(?:${until}${amount('b')})?\\s?${currency('c')}`,
  'gu',
)
const before = new RegExp(
  `${currency('c')}\\s?${amount('a')}(?:${until}(?:€|£|\\$)?\\s?${amount('b')})?(?![\\p{L}\\p{N}])`,
  'gu',
)
const isPay =
  /salaire|salary|remuneration|brut|gross|\bnet\b|\bpay\b|gratification|package|fixe|par an|annuel|per year|per annum|a year|\/ ?an\b|mois|month|mensuel|heure|hour|\/ ?h\b|jour\b|\bday\b|tjm|\dk/

const periods: [FoundSalary['period'], RegExp][] = [
  ['hour', /^.{0,24}?(?:heure|hour|\/ ?h\b|horaire)/],
  ['day', /^.{0,24}?(?:par jour|\/ ?jour|per day|a day|daily)/],
  ['month', /^.{0,24}?(?:mois|month|mensuel)/],
  ['year', /^.{0,24}?(?:par an|\/ ?an\b|annuel|year|annum|\bp\.?a\b)/],
]

const codes: Record<string, string> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  '£': 'GBP',
  $: 'USD',
}

function numberOf(digits: string, isThousands: boolean): number {
  const plain = /[ .,]\d{3}(?!\d)/.test(digits) ? digits.replace(/[ .,]/g, '') : digits.replace(',', '.')
  return Number(plain) * (isThousands ? 1000 : 1)
}

const likelyPeriod = (most: number): FoundSalary['period'] =>
  most < 100 ? 'hour' : most < 800 ? 'day' : most < 10_000 ? 'month' : 'year'

/** The salary, as postings in either language write it. */
export function salaryIn(text: string): FoundSalary | undefined {
  const folded = fold(text)
  const matches = [...folded.matchAll(behind), ...folded.matchAll(before)].sort(
    (one, other) => one.index - other.index,
  )
  for (const match of matches) {
    const end = match.index + match[0].length
    const around = folded.slice(Math.max(0, match.index - 40), end + 40)
    if (!isPay.test(around)) continue
    const { a, ak, b, bk, c } = match.groups as Record<string, string | undefined>
    const isThousands = Boolean(ak ?? bk)
    const low = numberOf(a!, isThousands)
    const high = b ? numberOf(b, isThousands) : low
    if (low === 0 || high < low) continue
    const after = folded.slice(end)
    const said = periods.find(([, pattern]) => pattern.test(after.split('\n')[0]!))?.[0]
    return {
      start: match.index,
      end,
      min: low,
      max: high,
      currency: codes[c!] ?? c!.toUpperCase(),
      period: said ?? likelyPeriod(high),
    }
  }
  return undefined
}
