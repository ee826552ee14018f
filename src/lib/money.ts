import { currentLanguage } from '../i18n/i18n.ts'

/** An amount in the smallest unit of its currency. Amounts of two currencies are never added. */
export interface Money {
  currency: string
  amount: number
}

export const currencies = Intl.supportedValuesOf('currency')

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
