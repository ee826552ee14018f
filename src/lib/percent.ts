import { currentLanguage } from '../i18n/i18n.ts'

/** "96%", in French "96 %": of a number out of a hundred. */
export function formatPercent(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(value / 100)
}
