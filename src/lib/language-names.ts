import { writeList } from '../../supabase/functions/_shared/formats/lists.ts'
import { capitalized, nameOfLanguage } from './formats/names.ts'

export function languageName(code: string, language: string): string {
  return code && capitalized(nameOfLanguage(code, language), language)
}

/** "Anglais et français": only the first word of a list is capitalized, if the language does so. */
export function languageList(codes: string[], language: string): string {
  const names = codes.map((code) => nameOfLanguage(code, language))
  return capitalized(writeList(language, names), language)
}
