import { siteUrl } from '../_shared/backend.ts'
import type { Card, Language } from './page.ts'

/** The product's own card. */
export const siteCard = '/site/home'

/** Contains a hash of what the card says: networks that keep pictures fetch a changed one again. */
export function cardAddress(picture: string, card: Card, language: Language): string {
  return `${siteUrl}/cards/${language}${picture}.png?v=${hashOf(JSON.stringify(card))}`
}

/** FNV-1a, as eight hexadecimal digits. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
