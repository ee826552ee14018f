import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../lib/dates.ts'
import type { Station } from './stations.ts'

/** "Sep 2023 – Jun 2025", or since when it is ongoing. */
export function usePeriod(): (station: Pick<Station, 'from' | 'until'>) => string {
  const { t } = useTranslation('profile')
  return ({ from, until }) => {
    if (from && !until) return t('since', { month: formatMonth(from) })
    return [from, until].filter(Boolean).map(formatMonth).join(' – ')
  }
}
