import { certificatePage } from './kinds/certificate.ts'
import { eventPage } from './kinds/event.ts'
import { helpPage } from './kinds/help.ts'
import { missionPage } from './kinds/mission.ts'
import { openingPage } from './kinds/opening.ts'
import { organizationPage } from './kinds/organization.ts'
import { casePage, makerPage, personPage } from './kinds/people.ts'
import type { Language, PublicPage } from './page.ts'
import { inProduct, onSite, productName } from './read.ts'
import { texts } from './texts.ts'

/** The public page at a path, or nothing if a visitor finds none there. */
export async function findPage(path: string, language: Language): Promise<PublicPage | undefined> {
  const segments = segmentsOf(path)
  if (!segments) return undefined
  const [folder = '', id, part, ...rest] = segments
  if (rest.length > 0) return undefined
  if (id === undefined) return staticPage(folder, language)
  if (part !== undefined) return folder === 'makers' ? casePage(id, part, language) : undefined
  switch (folder) {
    case 'missions':
      return missionPage(id, language)
    case 'certificates':
      return certificatePage(id, language)
    case 'companies':
      return organizationPage('company', id, language)
    case 'schools':
      return organizationPage('school', id, language)
    case 'makers':
      return makerPage(id, language)
    case 'people':
      return personPage(id, language)
    case 'help':
      return helpPage(id, language)
    case 'openings':
      return openingPage(id, language)
    case 'events':
      return eventPage(id, language)
    default:
      return undefined
  }
}

/** The decoded parts of a path. Overlong and malformed paths have none. */
function segmentsOf(path: string): string[] | undefined {
  if (path.length > 500 || path.includes('\0') || /%00/.test(path)) return undefined
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

async function staticPage(folder: string, language: Language): Promise<PublicPage | undefined> {
  const say = texts[language]
  const product = await productName()
  const path = `/${folder}`
  const isHome = folder === ''
  const page = isHome ? say.home : Object.hasOwn(say.pages, path) ? say.pages[path] : undefined
  if (!page) return undefined
  const { title } = page
  const description = await inProduct(page.description)
  return {
    path,
    title,
    description,
    type: 'website',
    card: siteCardOf(product, language),
    data: isHome
      ? { '@type': 'WebSite', name: product, description, url: onSite('/'), inLanguage: ['en', 'fr'] }
      : undefined,
  }
}

/** The card of pages that have none of their own. */
export function siteCardOf(product: string, language: Language) {
  const { title, description } = texts[language].home
  return { kind: product, title, by: description, note: '', seed: product }
}
