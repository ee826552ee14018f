import { formatMoneyRange } from '../../../lib/money.ts'
import type { Card } from './model.ts'

/** A salary range in its currency, as the page's language formats it; empty if no amount is known. */
export function formatSalary({
  salary_min,
  salary_max,
  salary_currency,
}: Pick<Card, 'salary_min' | 'salary_max' | 'salary_currency'>): string | null {
  const low = salary_min ?? salary_max
  const high = salary_max ?? salary_min
  if (low === null || high === null) return null
  return formatMoneyRange(low, high, salary_currency)
}
