import { currentLanguage } from '../i18n/i18n.ts'

/** An amount in the smallest unit of its currency. Amounts of two currencies are never added. */
export interface Money {
  currency: string
  amount: number
}

/** Withdrawn, or not money that anyone is paid in. */
const unused = ['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'SVC', 'XDR', 'XSU', 'ZWL']
export const currencies = Intl.supportedValuesOf('currency').filter((code) => !unused.includes(code))
/** What most people look for, before the alphabet. */
const frequent = ['EUR', 'USD', 'GBP', 'CHF', 'CAD']

/** To choose from, by code and name; one that is in use stays, even if it was withdrawn since. */
export function currencyChoices(current?: string): { value: string; label: string }[] {
  return nameCurrencies([...new Set([...(current ? [current] : []), ...frequent, ...currencies])])
}

export function nameCurrencies(codes: readonly string[]): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' })
  return codes.map((value) => ({ value, label: `${value} – ${names.of(value)}` }))
}

/** "65,50", "1,250.50" or "1 250,5 €" as a number; undefined where it is none. */
export function readAmount(text: string): number | undefined {
  const digits = text.replace(/[^\d.,]/g, '')
  const [, whole = '', part = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const value = Number(`${whole.replace(/[.,]/g, '')}.${part || 0}`)
  return /\d/.test(digits) && Number.isFinite(value) ? value : undefined
}

/** How many digits a currency has after the point: two for the euro, none for the yen. */
export function digitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

export const toMinor = (value: number, currency: string): number =>
  Math.round(value * 10 ** digitsOf(currency))
export const fromMinor = (amount: number, currency: string): number => amount / 10 ** digitsOf(currency)

/** As the language of the page writes this currency, without cents where there are none. */
export function formatMoney({ currency, amount }: Money): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(fromMinor(amount, currency))
}

/** Sums by currency, the largest figure first. */
export function sumByCurrency(amounts: Money[]): Money[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount })).sort((a, b) => b.amount - a.amount)
}
