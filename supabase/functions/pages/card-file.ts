import { siteCard } from './card-address.ts'
import { drawCard } from './cards/draw-card.ts'
import { Drawings } from './cards/drawings.ts'
import { findPage, siteCardOf } from './find-page.ts'
import { hashOf } from './hash.ts'
import type { Card, Language } from './page.ts'
import { productName } from './read.ts'

/** Each of about 20 kB. */
const drawings = new Drawings(200)

/** The picture of a public page, or nothing if there is none at this address. */
export async function cardFile(
  language: Language,
  [kind = '', file = '', ...rest]: string[],
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const id = /^(.+)\.png$/.exec(file)?.[1]
  if (!id || rest.length > 0) return undefined
  const product = await productName()
  const path = `/${kind}/${id}`
  const card = path === siteCard ? siteCardOf(product, language) : await cardOf(path, language)
  if (!card) return undefined
  const content = JSON.stringify([product, card])
  return new Response(await drawings.get(content, () => drawCard(card, product)), {
    headers: {
      ...headers,
      'content-type': 'image/png',
      // Short enough that the picture of what became private soon disappears.
      'cache-control': 'public, max-age=600',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${hashOf(content)}"`,
    },
  })
}

async function cardOf(path: string, language: Language): Promise<Card | undefined> {
  const page = await findPage(path, language)
  return page?.picture ? page.card : undefined
}
