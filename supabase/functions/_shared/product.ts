import { renamed } from './formats/elision.ts'

/** The product's name and logo, which administrators choose. */
export interface Product {
  name: string
  /** The logo's full URL; null for our own. */
  logo: string | null
}

const ownName = 'Essor'
export const ownProduct: Product = { name: ownName, logo: null }

// No one types it: it stands in for our name in people's own text while the name around it is replaced.
const mask = '\uE000'

export function hidden(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value.replaceAll(ownName, mask)]),
  )
}

/** Puts the product's name into our texts, and leaves people's own text as it is. */
export function named<Said>(said: Said, { name }: Product): Said {
  if (typeof said === 'string') return renamed(said, ownName, name).replaceAll(mask, ownName) as Said
  if (Array.isArray(said)) return said.map((one) => named(one, { name, logo: null })) as Said
  if (said === null || typeof said !== 'object') return said
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, named(value, { name, logo: null })]),
  ) as Said
}

/** The sender, with the product's name. */
export function senderOf(from: string, { name }: Product): string {
  const address = /<[^<>]+>\s*$/.exec(from)?.[0]
  return address && name !== ownName ? `"${name}" ${address}` : from
}
