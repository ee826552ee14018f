import { localeOf } from './locale.ts'
import { writeNumber } from './numbers.ts'

/** What stands before a colon or a semicolon. */
const gap = (language: string) => (localeOf(language) === 'fr-FR' ? '\u00a0' : '')

/** "Copied: Address", in French "Copié : Adresse". */
export function writeLabeled(language: string, label: string, value: string | number): string {
  const said = typeof value === 'number' ? writeNumber(language, value) : value
  return `${label}${gap(language)}: ${said}`
}

/** “Design”, in French « Design ». */
export function writeQuoted(language: string, text: string): string {
  return localeOf(language) === 'fr-FR' ? `«\u00a0${text}\u00a0»` : `“${text}”`
}

/** "Method (60%); Clarity (40%)", for what may hold commas. */
export function writeParts(language: string, parts: readonly string[]): string {
  return parts.join(`${gap(language)}; `)
}
