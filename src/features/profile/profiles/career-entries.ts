import * as z from 'zod/mini'
import { languageLevels } from '../../../lib/spoken-languages.ts'

// Messages are keys under "errors" in the "profile" texts.
const month = z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'month'))

/** A job or education entry: `title` is the position or school, `at` the organization or diploma. */
export const careerEntrySchema = z
  .object({
    key: z.string(),
    title: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(160, 'tooLong')),
    at: z.string().check(z.trim(), z.maxLength(160, 'tooLong')),
    location: z.string().check(z.trim(), z.maxLength(120, 'tooLong')),
    from: month,
    until: month,
    details: z.string().check(z.trim(), z.maxLength(4000, 'tooLong')),
  })
  .check(
    z.refine(({ from, until }) => !from || !until || from <= until, { path: ['until'], message: 'order' }),
  )

export type CareerEntry = z.input<typeof careerEntrySchema>

export const languageSchema = z.object({
  key: z.string(),
  code: z.string().check(z.minLength(1, 'required')),
  level: z.enum(languageLevels),
})

export type SpokenLanguage = z.input<typeof languageSchema>

export const newCareerEntry = (): CareerEntry => ({
  key: crypto.randomUUID(),
  title: '',
  at: '',
  location: '',
  from: '',
  until: '',
  details: '',
})

export const newLanguage = (): SpokenLanguage => ({ key: crypto.randomUUID(), code: '', level: 'b1' })
