import { numberFormat } from '../../supabase/functions/_shared/formats/formatters.ts'
import { moneyFormat, writeMoneyRange } from '../../supabase/functions/_shared/formats/money.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { nameOfCurrency } from './formats/names.ts'

/** An amount in the smallest unit of its currency. Amounts in two currencies are never added. */
export interface Money {
  currency: string
  amount: number
}

/** Withdrawn, or not used for payments. */
const unused = ['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'SVC', 'XDR', 'XSU', 'ZWL']
export const currencies = Intl.supportedValuesOf('currency').filter((code) => !unused.includes(code))
/** The most common ones, listed before the alphabet. */
const frequent = ['EUR', 'USD', 'GBP', 'CHF', 'CAD']

/** Currencies to choose from, by code and name; the current one stays, even if it was withdrawn since. */
export function currencyChoices(current?: string): { value: string; label: string }[] {
  return nameCurrencies([...new Set([...(current ? [current] : []), ...frequent, ...currencies])])
}

export function nameCurrencies(codes: readonly string[]): { value: string; label: string }[] {
  return codes.map((value) => ({ value, label: `${value} – ${nameOfCurrency(value, currentLanguage())}` }))
}

/** "65,50", "1,250.50" or "1 250,5 €" as a number; undefined if it isn't one. */
export function readAmount(text: string): number | undefined {
  const digits = text.replace(/[^\d.,]/g, '')
  const [, whole = '', part = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const value = Number(`${whole.replace(/[.,]/g, '')}.${part || 0}`)
  return /\d/.test(digits) && Number.isFinite(value) ? value : undefined
}

/** How many decimals a currency has: two for the euro, none for the yen. */
export function digitsOf(currency: string): number {
  return numberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

export const toMinor = (value: number, currency: string): number =>
  Math.round(value * 10 ** digitsOf(currency))
export const fromMinor = (amount: number, currency: string): number => amount / 10 ** digitsOf(currency)

const writer = (currency: string) => moneyFormat(currentLanguage(), currency)

/** As the page's language writes this currency, without cents if there are none. */
export const formatMoney = ({ currency, amount }: Money): string =>
  writer(currency).format(fromMinor(amount, currency))

/** "€38,000 – €42,000", from amounts in whole units; a single amount if they are equal. */
export const formatMoneyRange = (low: number, high: number, currency: string): string =>
  writeMoneyRange(currentLanguage(), low, high, currency)

/** Totals by currency, largest number first. */
export function sumByCurrency(amounts: Money[]): Money[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount })).sort((a, b) => b.amount - a.amount)
}
