import { writeLabeled, writeQuoted } from '../../../supabase/functions/_shared/formats/words.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

/** "Copied: Address", in French "Copié : Adresse". */
export const formatLabeled = (label: string, value: string | number): string =>
  writeLabeled(currentLanguage(), label, value)

/** “Design”, in French « Design ». */
export const formatQuoted = (text: string): string => writeQuoted(currentLanguage(), text)

/** What a cell, tile or field shows when it has no value. */
export const noValue = '—'
