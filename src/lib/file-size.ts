import { currentLanguage } from '../i18n/i18n.ts'

/** "12 kB", "3.4 MB", in the language of the page. */
export function formatFileSize(bytes: number): string {
  const isSmall = bytes < 1_000_000
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytes / 1000) : bytes / 1_000_000)
}
