import { currentLanguage } from '../../i18n/i18n.ts'

const format = (value: number, unit: 'hour' | 'minute') =>
  new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(value)

/** "1 hr 20 min", in the language of the page. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return format(minutes, 'minute')
  return minutes % 60 === 0
    ? format(hours, 'hour')
    : `${format(hours, 'hour')} ${format(minutes % 60, 'minute')}`
}
