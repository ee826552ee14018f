import { shorten } from '../head.ts'
import type { Language, PublicPage } from '../page.ts'
import { ask, inProduct, onSite } from '../read.ts'
import { texts } from '../texts.ts'

interface Maker {
  id: string
  handle: string
  name: string
  headline: string
  person: string
  website: string | null
}

/** A maker whose page is public. */
export async function makerPage(handle: string, language: Language): Promise<PublicPage | undefined> {
  const maker = await ask<Maker>('maker_page', { wanted_handle: handle })
  if (!maker) return undefined
  const path = `/makers/${maker.handle}`
  const say = texts[language]
  const description = maker.headline || (await inProduct(say.maker(maker.name)))
  return {
    path,
    title: maker.name,
    description,
    type: 'profile',
    picture: path,
    card: { kind: say.kinds.maker, title: maker.name, by: maker.headline, note: '', seed: maker.id },
    data: {
      '@type': 'ProfilePage',
      url: onSite(path),
      mainEntity: {
        '@type': 'Person',
        name: maker.person || maker.name,
        ...(maker.person && maker.person !== maker.name && { alternateName: maker.name }),
        description,
        ...(maker.website && { sameAs: [maker.website] }),
      },
    },
  }
}

interface Case {
  slug: string
  title: string
  role: string
  skills: string[]
  maker: { handle: string; name: string }
}

/** A published case study of a public maker. */
export async function casePage(
  handle: string,
  slug: string,
  language: Language,
): Promise<PublicPage | undefined> {
  const found = await ask<Case>('maker_case', { wanted_handle: handle, wanted_case: slug })
  if (!found) return undefined
  const { maker } = found
  const path = `/makers/${maker.handle}/${found.slug}`
  const say = texts[language]
  const description = [say.caseBy(maker.name), found.role].filter(Boolean).join('. ')
  return {
    path,
    title: `${found.title} · ${maker.name}`,
    description,
    type: 'article',
    card: { kind: say.kinds.case, title: found.title, by: maker.name, note: '', seed: path },
    data: {
      '@type': 'CreativeWork',
      name: found.title,
      description,
      url: onSite(path),
      author: { '@type': 'Person', name: maker.name, url: onSite(`/makers/${maker.handle}`) },
    },
  }
}

interface Person {
  handle: string
  firstName: string
  lastName: string
  jobTitle?: string
  summary?: string
}

/** A person whose profile is open to everyone, with the parts they show. */
export async function personPage(handle: string, language: Language): Promise<PublicPage | undefined> {
  const person = await ask<Person>('person_page', { wanted_handle: handle })
  if (!person) return undefined
  const path = `/people/${person.handle}`
  const name = `${person.firstName} ${person.lastName}`.trim()
  const say = texts[language]
  const description = shorten(person.summary || person.jobTitle || (await inProduct(say.person(name))), 200)
  return {
    path,
    title: name,
    description,
    type: 'profile',
    card: { kind: say.kinds.profile, title: name, by: person.jobTitle ?? '', note: '', seed: person.handle },
    data: {
      '@type': 'ProfilePage',
      url: onSite(path),
      mainEntity: {
        '@type': 'Person',
        name,
        ...(person.jobTitle && { jobTitle: person.jobTitle }),
        ...(person.summary && { description }),
      },
    },
  }
}
