import { useTranslation } from 'react-i18next'
import type { Station } from './stations.ts'

/** "Sep 2023" of "2023-09". */
export function useMonth(): (month: string) => string {
  const { i18n } = useTranslation('profile')
  const format = new Intl.DateTimeFormat(i18n.language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (month) => (month ? format.format(new Date(`${month}-01T00:00:00Z`)) : '')
}

/** "Sep 2023 – Jun 2025", or since when it goes on. */
export function usePeriod(): (station: Pick<Station, 'from' | 'until'>) => string {
  const { t } = useTranslation('profile')
  const spoken = useMonth()
  return ({ from, until }) => {
    if (from && !until) return t('since', { month: spoken(from) })
    return [from, until].filter(Boolean).map(spoken).join(' – ')
  }
}
