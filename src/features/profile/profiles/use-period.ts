import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../lib/dates.ts'
import type { CareerEntry } from './career-entries.ts'

/** "Sep 2023 – Jun 2025", or since when it is ongoing. */
export function usePeriod(): (station: Pick<CareerEntry, 'from' | 'until'>) => string {
  const { t } = useTranslation('profiles')
  return ({ from, until }) => {
    if (from && !until) return t('since', { month: formatMonth(from) })
    return [from, until].filter(Boolean).map(formatMonth).join(' – ')
  }
}
