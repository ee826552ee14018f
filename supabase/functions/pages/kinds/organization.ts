import type { Language, PublicPage } from '../page.ts'
import { ask, inProduct, onSite } from '../read.ts'
import { texts } from '../texts.ts'

interface Organization {
  id: string
  slug: string
  name: string
  website: string | null
  profile: { tagline: string; place: string; story: string | null; links: { url: string }[] } | null
}

const kinds = {
  company: { call: 'company_page', folder: 'companies', type: 'Organization' },
  school: { call: 'school_page', folder: 'schools', type: 'EducationalOrganization' },
} as const

/** An approved company or school. */
export async function organizationPage(
  kind: keyof typeof kinds,
  slug: string,
  language: Language,
): Promise<PublicPage | undefined> {
  const { call, folder, type } = kinds[kind]
  const found = await ask<Organization>(call, { wanted_slug: slug })
  if (!found) return undefined
  const { name, profile, website } = found
  const path = `/${folder}/${found.slug}`
  const say = texts[language]
  const description = profile?.tagline || (await inProduct(say[kind](name)))
  const elsewhere = [website, ...(profile?.links ?? []).map(({ url }) => url)].filter(Boolean)
  return {
    path,
    title: name,
    description,
    type: 'website',
    picture: path,
    ...(kind === 'company' && {
      firstLines: { kind, name, tagline: profile?.tagline ?? '', story: firstLines(profile?.story ?? '') },
    }),
    card: {
      kind: say.kinds[kind],
      title: name,
      by: profile?.tagline ?? '',
      note: profile?.place ?? '',
      seed: found.id,
    },
    data: {
      '@type': type,
      name,
      description,
      url: onSite(path),
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
      ...(profile?.place && { address: profile.place }),
    },
  }
}

/** The first paragraph of a text in Markdown, unless it is more than plain text. */
function firstLines(story: string): string {
  const [first = ''] = story.trim().split(/\n\s*\n/)
  return /[*_#>`[\]|\n]|^[-\d]/.test(first) ? '' : first
}
