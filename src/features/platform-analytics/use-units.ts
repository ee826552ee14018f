import { useTranslation } from 'react-i18next'

/** "45 %" and "2.5 days" in the language of the page. */
export function useUnits() {
  const { i18n } = useTranslation()
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const written = (unit: 'hour' | 'day', digits: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'hour' ? 'short' : 'long',
      maximumFractionDigits: digits,
    })
  return {
    percent: (value: number) => share.format(value / 100),
    span: (hours: number) =>
      hours < 48 ? written('hour', 0).format(hours) : written('day', 1).format(hours / 24),
  }
}
