import { useTranslation } from 'react-i18next'
import { formatDay } from '../../lib/dates.ts'
import type { Unit } from './model.ts'

/** "Nov 2026" for a month, "9 Nov" for a week by its Monday. */
export function useMomentName(unit: Unit): (at: string) => string {
  const { i18n } = useTranslation()
  if (unit === 'week') return formatDay
  const format = new Intl.DateTimeFormat(i18n.language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (at) => format.format(new Date(at))
}
