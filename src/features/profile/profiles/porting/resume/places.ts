import { countryNames } from '../../../../../lib/formats/names.ts'
import { fold } from '../../../../../lib/located-text.ts'

let countries: Set<string> | undefined

/** Names of countries in both languages; created only when a résumé is read. */
function isCountry(name: string): boolean {
  if (!countries) {
    countries = new Set(['usa', 'u.s.a.', 'uk', 'u.k.', 'england', 'angleterre', 'scotland', 'ecosse'])
    for (const language of ['en', 'fr']) {
      for (const country of countryNames(language)) countries.add(fold(country))
    }
  }
  return countries.has(fold(name).trim())
}

const named = /^\p{Lu}[\p{L}'’. -]*(?: \(?\d{2,5}\)?)?$/u

/** The town of "12 rue des Lilas, 69003 Lyon" or "75011 Paris, France", without zip code and street. */
export function townIn(text: string): string {
  const town = /(?:^|[\s,])\d{5}\s+(\p{Lu}[\p{L}'’. -]*(?:, \p{Lu}[\p{L}'’ -]+)?)$/u.exec(text)?.[1]
  return town?.trim() ?? ''
}

/** "Lyon, France", "Paris, Île-de-France, France": a town with its country. */
export function isPlace(text: string): boolean {
  const parts = text.split(/,\s*/)
  if (parts.length < 2 || parts.length > 3 || text.length > 80 || !parts.every((part) => named.test(part)))
    return false
  return isCountry(parts.at(-1)!) || /^[A-Z]{2}$/.test(parts.at(-1)!)
}

/** Whether this can be the name of a town where one is expected. */
export const isTown = (text: string): boolean =>
  named.test(text) && text.length <= 40 && text.split(' ').length <= 3
