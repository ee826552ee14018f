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

export function formatSize(bytes: number): string {
  const [value, unit] =
    bytes < 1024 * 1024
      ? ([Math.max(1, Math.round(bytes / 1024)), 'kilobyte'] as const)
      : ([Math.round((bytes / 1024 / 1024) * 10) / 10, 'megabyte'] as const)
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}
