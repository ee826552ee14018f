import { writeList } from '../../../supabase/functions/_shared/formats/lists.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

export {
  labelsInLine,
  labelsInSentence,
  writeItems as formatItems,
} from '../../../supabase/functions/_shared/formats/lists.ts'

/** "SQL, Python, and Git": for sentences. */
export const formatList = (items: readonly string[]): string => writeList(currentLanguage(), items)

/** "SQL, Python, or Git": any of them will do. */
export const formatChoice = (items: readonly string[]): string =>
  writeList(currentLanguage(), items, 'disjunction')
