import { currentLanguage } from '../../i18n/i18n.ts'

/** "0.4 ms", "120 ms", "2.5 s"; nothing for what was not measured. */
export function milliseconds(value: number | null): string {
  if (value === null) return '—'
  const isLong = value >= 1000
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    maximumFractionDigits: value >= 10 && !isLong ? 0 : 1,
  }).format(isLong ? value / 1000 : value)
}
