import { firstParagraph } from '../first-lines/first-paragraph.ts'
import type { Language, PublicPage } from '../page.ts'
import { ask, inProduct, mediaAddress, onSite } from '../read.ts'
import { texts } from '../texts.ts'

interface Organization {
  id: string
  slug: string
  name: string
  website: string | null
  profile: {
    tagline: string
    place: string
    story: string | null
    logo: string | null
    links: { url: string }[]
  } | null
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
      firstLines: {
        kind,
        name,
        tagline: profile?.tagline ?? '',
        story: firstParagraph(profile?.story ?? ''),
        logo: profile?.logo ? mediaAddress(profile.logo) : undefined,
      },
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
