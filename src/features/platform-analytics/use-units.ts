import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../lib/percent.ts'

/** Shares, and times that are counted in hours, in the language of the page. */
export function useUnits() {
  const { i18n } = useTranslation()
  const written = (unit: 'hour' | 'day', unitDisplay: 'short' | 'long' | 'narrow', digits: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: digits })
  return {
    percent: formatPercent,
    span: (hours: number) =>
      hours < 48 ? written('hour', 'short', 0).format(hours) : written('day', 'long', 1).format(hours / 24),
    /** Short, as along an axis. */
    days: (days: number) => written('day', 'narrow', 1).format(days),
  }
}
