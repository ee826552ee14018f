import { localeOf } from './locale.ts'

/** "Copied: Address", in French "Copié : Adresse". */
export function writeLabeled(language: string, label: string, value: string | number): string {
  return `${label}${localeOf(language) === 'fr-FR' ? '\u00a0' : ''}: ${value}`
}

/** “Design”, in French « Design ». */
export function writeQuoted(language: string, text: string): string {
  return localeOf(language) === 'fr-FR' ? `«\u00a0${text}\u00a0»` : `“${text}”`
}
