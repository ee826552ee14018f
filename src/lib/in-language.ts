import { currentLanguage } from '../i18n/i18n.ts'

type FieldOf<Both> = {
  [Key in keyof Both]: Key extends `${infer Field}${'_fr' | 'Fr'}` ? Field : never
}[keyof Both]
type ValueOf<Both, Field extends string> = Both[Extract<keyof Both, `${Field}${'_en' | '_fr' | 'En' | 'Fr'}`>]

/** The value in the language of the page: of `{ en, fr }`, or of the fields `name_en` and `name_fr` (`nameEn`, `nameFr`). */
export function inLanguage<Value>(both: { en: Value; fr: Value }): Value
export function inLanguage<Both extends object, Field extends FieldOf<Both> & string>(
  both: Both,
  field: Field,
  language?: string,
): ValueOf<Both, Field>
export function inLanguage(both: object, field?: string, language: string = currentLanguage()) {
  const values = both as Record<string, unknown>
  const ending = language === 'fr' ? 'fr' : 'en'
  if (field === undefined) return values[ending]
  const spaced = `${field}_${ending}`
  return values[spaced in values ? spaced : `${field}${ending === 'fr' ? 'Fr' : 'En'}`]
}
