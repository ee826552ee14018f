import { numberFormat } from './formatters.ts'
import { localeOf } from './locale.ts'

/** "€15.50" and "€2,000", never "€15.5". */
export const moneyFormat = (language: string, currency: string): Intl.NumberFormat =>
  numberFormat(localeOf(language), { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

/** "€38,000 – €42,000", from amounts in whole units; a single amount if they are equal. */
export function writeMoneyRange(language: string, low: number, high: number, currency: string): string {
  const money = moneyFormat(language, currency)
  return low === high ? money.format(low) : money.formatRange(low, high)
}
