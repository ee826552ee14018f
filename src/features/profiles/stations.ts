import { z } from 'zod'
import type { Database } from '../../lib/database.types.ts'
import { alphabet } from '../../lib/formats/names.ts'
import { languageName } from '../../lib/language-names.ts'

export { languageName }

export type LanguageLevel = Database['public']['Enums']['language_level']
export const languageLevels: LanguageLevel[] = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native']

// Messages are keys under "errors" in the "profile" texts.
const month = z.string().regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'month')

/** A job or education entry: `title` is the position or school, `at` the organization or diploma. */
export const stationSchema = z
  .object({
    key: z.string(),
    title: z.string().trim().min(1, 'required').max(160, 'tooLong'),
    at: z.string().trim().max(160, 'tooLong'),
    location: z.string().trim().max(120, 'tooLong'),
    from: month,
    until: month,
    details: z.string().trim().max(4000, 'tooLong'),
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ['until'], message: 'order' })

export type Station = z.input<typeof stationSchema>

export const languageSchema = z.object({
  key: z.string(),
  code: z.string().min(1, 'required'),
  level: z.enum(languageLevels),
})

export type SpokenLanguage = z.input<typeof languageSchema>

export const newStation = (): Station => ({
  key: crypto.randomUUID(),
  title: '',
  at: '',
  location: '',
  from: '',
  until: '',
  details: '',
})

export const newLanguage = (): SpokenLanguage => ({ key: crypto.randomUUID(), code: '', level: 'b1' })

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
