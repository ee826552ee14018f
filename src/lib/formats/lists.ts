import { writeList } from '../../../supabase/functions/_shared/formats/lists.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

/** "SQL, Python, and Git": for sentences. */
export const formatList = (items: readonly string[]): string => writeList(currentLanguage(), items)

/** "SQL" and "LinkedIn" keep their capitals. Not for names, such as languages in English. */
const labelInSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (capital) => capital.toLowerCase())

/** "skills, photo, and LinkedIn": labels inside a sentence. */
export const labelsInSentence = (labels: readonly string[]): string[] => labels.map(labelInSentence)

/** "Internship, freelance, and temporary work": labels that are a line or a value, where the first keeps its capital. */
export const labelsInLine = ([first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [first, ...labelsInSentence(others)]

/** "SQL, Python, or Git": any of them will do. */
export const formatChoice = (items: readonly string[]): string =>
  writeList(currentLanguage(), items, 'disjunction')

/** "SQL, Python, Git": for a table cell, a field or a label. Skips empty items. */
export const formatItems = (items: readonly (string | false | null | undefined)[]): string =>
  items.filter(Boolean).join(', ')
