import { withProtocol } from '../../../lib/web-address.ts'
import type { ShownProfile } from './api/answers.ts'
import type { StoredProfile } from './api/get-company-profile.ts'
import type { CompanyFields } from './model.ts'

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
    values: keyed(stored?.company_values ?? []),
    links: keyed(stored?.links ?? []),
    photos: keyed(stored?.photos ?? []),
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
