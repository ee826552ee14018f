import { renamed } from '../_shared/formats/elision.ts'

/** How the product is called and which picture it has; administrators choose both. */
export interface Product {
  name: string
  /** Where the picture lies, whole; null for our own mark. */
  logo: string | null
}

const ownName = 'Essor'
export const ownProduct: Product = { name: ownName, logo: null }

// Nobody types it: it stands for our name in people's own words while the name around them is changed.
const mask = '\uE000'

export function hidden(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value.replaceAll(ownName, mask)]),
  )
}

/** Says the product's name in our texts, and leaves the words of people as they are. */
export function named<Said>(said: Said, { name }: Product): Said {
  if (typeof said === 'string') return renamed(said, ownName, name).replaceAll(mask, ownName) as Said
  if (Array.isArray(said)) return said.map((one) => named(one, { name, logo: null })) as Said
  if (said === null || typeof said !== 'object') return said
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, named(value, { name, logo: null })]),
  ) as Said
}

/** The sender by the product's name. */
export function senderOf(from: string, { name }: Product): string {
  const address = /<[^<>]+>\s*$/.exec(from)?.[0]
  return address && name !== ownName ? `"${name}" ${address}` : from
}
