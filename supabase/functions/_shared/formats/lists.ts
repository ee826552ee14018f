import { listFormat } from './formatters.ts'
import { localeOf } from './locale.ts'

/** "SQL, Python, and Git", in French "SQL, Python et Git"; with "or" if one of them is enough. */
export function writeList(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return listFormat(localeOf(language), { type }).format(items)
}

/** "SQL" and "LinkedIn" keep their capitals. Not for names, such as languages in English. */
const labelInSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (capital) => capital.toLowerCase())

/** "skills, photo, and LinkedIn": labels inside a sentence. */
export const labelsInSentence = (labels: readonly string[]): string[] => labels.map(labelInSentence)

/** "Internship, freelance, and temporary work": labels that are a line or a value, where the first keeps its capital. */
export const labelsInLine = ([first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [first, ...labelsInSentence(others)]

/** "SQL, Python, Git": for a table cell, a field or a label. Skips empty items. */
export const writeItems = (items: readonly (string | false | null | undefined)[]): string =>
  items.filter(Boolean).join(', ')
