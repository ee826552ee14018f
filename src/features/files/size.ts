import { currentLanguage } from '../../i18n/i18n.ts'

export function formatSize(bytes: number): string {
  const [value, unit] =
    bytes < 1024 * 1024
      ? ([Math.max(1, Math.round(bytes / 1024)), 'kilobyte'] as const)
      : ([Math.round((bytes / 1024 / 1024) * 10) / 10, 'megabyte'] as const)
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}
