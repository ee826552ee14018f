import type { Database } from './database.types.ts'
import { alphabet } from './formats/names.ts'
import { languageName } from './language-names.ts'

export type LanguageLevel = Database['public']['Enums']['language_level']
export const languageLevels: LanguageLevel[] = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native']

/** Languages a profile can list. */
export const languageCodes =
  'ar bg bm bn bo br ca co cs da de el en es et eu fa fi fr ga ha he hi hr ht hu hy id ig it ja ka km ko ku lb ln lt lv mg mk ml mn ms mt my ne nl no oc pa pl ps pt ro ru sk sl so sq sr sv sw ta th ti tr uk ur uz vi wo yo zh zu'.split(
    ' ',
  )

/** The languages to choose from, named in the page's language. */
export function languageChoices(language: string): { value: string; label: string }[] {
  const compare = alphabet(language)
  return languageCodes
    .map((value) => ({ value, label: languageName(value, language) }))
    .sort((one, other) => compare(one.label, other.label))
}
