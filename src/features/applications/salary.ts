import { currentLanguage } from '../../i18n/i18n.ts'
import type { Card } from './model.ts'

/** "38 000 – 42 000 €", as the language of the page writes this currency; nothing where no figure is known. */
export function formatSalary({
  salary_min,
  salary_max,
  salary_currency,
}: Pick<Card, 'salary_min' | 'salary_max' | 'salary_currency'>): string | null {
  const low = salary_min ?? salary_max
  const high = salary_max ?? salary_min
  if (low === null || high === null) return null
  const format = new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency: salary_currency,
    // €15.50 and €2,000, never €15.5.
    trailingZeroDisplay: 'stripIfInteger',
  })
  return low === high ? format.format(low) : format.formatRange(low, high)
}
