import { z } from 'zod'
import type { Database } from '../../lib/database.types.ts'
import { isWebAddress } from '../../lib/web-address.ts'
import { withProtocol } from '../auth/model.ts'
import type { OrganizationCheck } from '../organizations/checks.ts'

export type StoredProfile = Database['public']['Tables']['organization_profiles']['Row']

interface CompanyValue {
  title: string
  text: string
}
interface CompanyLink {
  label: string
  url: string
}
export interface Photo {
  path: string
  alt: string
  width: number
  height: number
}

/** What a company says about itself, as its page shows it. */
export interface ShownProfile {
  tagline: string
  story: string
  sector: Sector | null
  size: Size | null
  place: string
  values: CompanyValue[]
  links: CompanyLink[]
  photos: Photo[]
  logo: string | null
}

/** The header of an organization's public page. */
export interface PresentedOrganization {
  id: string
  slug: string
  name: string
  kind: 'company' | 'academia'
  website: string | null
  since: string
  checks: OrganizationCheck[]
  /** Null before anything was written. */
  profile: ShownProfile | null
}

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
type Sector = (typeof sectors)[number]

export const sizes = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const
type Size = (typeof sizes)[number]

export const most = { values: 8, links: 6, photos: 8, story: 8000, tagline: 160 }

// Messages are keys under "errors" in the "companyEditor" texts.
const text = (longest: number) => z.string().trim().max(longest, 'tooLong')
const said = (longest: number) => text(longest).min(1, 'required')
const address = z.string().trim()
const isAddress = (value: string) => isWebAddress(withProtocol(value))

export const companySchema = z.object({
  tagline: text(most.tagline),
  story: text(most.story),
  sector: z.enum(['', ...sectors]),
  size: z.enum(['', ...sizes]),
  place: text(120),
  website: address.refine((value) => value === '' || isAddress(value), 'url'),
  values: z.array(z.object({ key: z.string(), title: said(60), text: text(400) })),
  links: z.array(z.object({ key: z.string(), label: said(60), url: address.refine(isAddress, 'url') })),
  photos: z.array(
    z.object({
      key: z.string(),
      path: z.string(),
      alt: z.string().trim().min(1, 'alt').max(200, 'tooLong'),
      width: z.number(),
      height: z.number(),
    }),
  ),
  logo: z.string().nullable(),
})

export type CompanyFields = z.input<typeof companySchema>

const keyed = <Entry extends object>(entries: Entry[]) =>
  entries.map((entry, place) => ({ ...entry, key: String(place) }))

export function toFields(stored: StoredProfile | null, website: string | null): CompanyFields {
  return {
    tagline: stored?.tagline ?? '',
    story: stored?.story ?? '',
    sector: (stored?.sector ?? '') as CompanyFields['sector'],
    size: (stored?.size ?? '') as CompanyFields['size'],
    place: stored?.place ?? '',
    website: website ?? '',
    values: keyed((stored?.company_values ?? []) as unknown as CompanyValue[]),
    links: keyed((stored?.links ?? []) as unknown as CompanyLink[]),
    photos: keyed((stored?.photos ?? []) as unknown as Photo[]),
    logo: stored?.logo ?? null,
  }
}

/** What the page would show of the current input. */
export function toShown(fields: CompanyFields): ShownProfile {
  return {
    tagline: fields.tagline.trim(),
    story: fields.story.trim(),
    sector: fields.sector || null,
    size: fields.size || null,
    place: fields.place.trim(),
    values: fields.values.map(({ title, text }) => ({ title: title.trim(), text: text.trim() })),
    links: fields.links.map(({ label, url }) => ({ label: label.trim(), url: withProtocol(url) })),
    photos: fields.photos.map(({ path, alt, width, height }) => ({ path, alt: alt.trim(), width, height })),
    logo: fields.logo,
  }
}

/** The argument of `save_organization_profile`. */
export function toDocument(fields: CompanyFields) {
  const { values, ...shown } = toShown(fields)
  return { ...shown, company_values: values, website: withProtocol(fields.website) || null }
}

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
