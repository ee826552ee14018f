import * as z from 'zod/mini'
import { isTypedWebAddress } from '../../../lib/web-address.ts'

export const sectors = [
  'agriculture',
  'commerce',
  'construction',
  'consulting',
  'culture',
  'design',
  'digital',
  'education',
  'energy',
  'finance',
  'health',
  'hospitality',
  'industry',
  'logistics',
  'media',
  'public',
  'social',
  'other',
] as const

export const sizes = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const

export const most = { values: 8, links: 6, photos: 8, story: 8000, tagline: 160 }

// Messages are keys under "errors" in the "companyEditor" texts.
const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'tooLong'))
const said = (longest: number) => text(longest).check(z.minLength(1, 'required'))
const address = z.string().check(z.trim())

export const companySchema = z.object({
  tagline: text(most.tagline),
  story: text(most.story),
  sector: z.enum(['', ...sectors]),
  size: z.enum(['', ...sizes]),
  place: text(120),
  website: address.check(z.refine((value) => value === '' || isTypedWebAddress(value), 'url')),
  values: z.array(z.object({ key: z.string(), title: said(60), text: text(400) })),
  links: z.array(
    z.object({ key: z.string(), label: said(60), url: address.check(z.refine(isTypedWebAddress, 'url')) }),
  ),
  photos: z.array(
    z.object({
      key: z.string(),
      path: z.string(),
      alt: z.string().check(z.trim(), z.minLength(1, 'alt'), z.maxLength(200, 'tooLong')),
      width: z.number(),
      height: z.number(),
    }),
  ),
  logo: z.nullable(z.string()),
})

export type CompanyFields = z.input<typeof companySchema>

/** What makes a page worth reading, most useful first. */
const parts = {
  story: ({ story }: CompanyFields) => story.trim().length >= 200,
  tagline: ({ tagline }: CompanyFields) => tagline.trim() !== '',
  facts: ({ sector, size, place }: CompanyFields, isSchool: boolean) =>
    Boolean((sector || isSchool) && size && place.trim()),
  values: ({ values }: CompanyFields) => values.length >= 2,
  logo: ({ logo }: CompanyFields) => Boolean(logo),
  photos: ({ photos }: CompanyFields) => photos.length >= 2,
  links: ({ website, links }: CompanyFields) => Boolean(website.trim() || links.length > 0),
}
type Part = keyof typeof parts

export function completeness(fields: CompanyFields, isSchool = false): { percent: number; missing: Part[] } {
  const all = Object.keys(parts) as Part[]
  const missing = all.filter((part) => !parts[part](fields, isSchool))
  return { percent: Math.round(((all.length - missing.length) / all.length) * 100), missing }
}

export function moved<Entry>(entries: Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!)
}
