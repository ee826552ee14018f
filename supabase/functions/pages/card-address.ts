import { siteUrl } from '../_shared/backend.ts'
import { hashOf } from './hash.ts'
import type { Card, Language } from './page.ts'

/** The product's own card. */
export const siteCard = '/site/home'

/** Contains a hash of what the card says: networks that keep pictures fetch a changed one again. */
export function cardAddress(picture: string, card: Card, language: Language): string {
  return `${siteUrl}/cards/${language}${picture}.png?v=${hashOf(JSON.stringify(card))}`
}
