import { asCaller, backendUrl, siteUrl } from '../_shared/backend.ts'
import type { CoverDifficulty } from '../_shared/cover/draw-cover.ts'
import { renamed } from '../_shared/formats/elision.ts'
import { type Language, languages } from './page.ts'

/** With a visitor's rights: what they can't see, no head, card or sitemap mentions. */
const backend = asCaller()

/** Calls a function of the database as a visitor. */
export async function ask<T>(name: string, args: Record<string, unknown> = {}): Promise<T | null> {
  const { data, error } = await backend.rpc(name, args)
  if (error) throw new Error(error.message)
  return data as T | null
}

/** An open mission as the catalog lists it. */
export async function readListing(id: string): Promise<Listing | undefined> {
  if (!isUuid(id)) return undefined
  const { data, error } = await backend.from('mission_listings').select('*').eq('mission_id', id)
  if (error) throw new Error(error.message)
  return data[0] as Listing | undefined
}

export interface Listing {
  mission_id: string
  organization_name: string
  title: string
  summary: string
  category: string
  difficulty: CoverDifficulty
  hours: number | string
  language: string
  languages: string[]
  published_at: string
  translations: Record<string, { title: string; summary: string }>
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export interface Product {
  name: string
  hasLogo: boolean
  /** Those the installation offers, the default first. */
  languages: Language[]
}

/** The name and logo that administrators chose, read again after a minute. */
export async function product(): Promise<Product> {
  if (!known || known.until < Date.now()) {
    const settings = await ask<{ name: string; logo: string | null; languages?: Language[] }>(
      'public_settings',
    )
    const chosen = {
      name: settings?.name || 'Essor',
      hasLogo: Boolean(settings?.logo),
      languages: settings?.languages ?? [...languages],
    }
    known = { product: chosen, until: Date.now() + 60_000 }
  }
  return known.product
}
let known: { product: Product; until: number } | undefined

export const productName = async (): Promise<string> => (await product()).name

/** An address on this site. */
export const onSite = (path: string): string => siteUrl + path

/** A picture that an organization made public. */
export const mediaAddress = (file: string): string =>
  `${backendUrl}/storage/v1/object/public/company-media/${file}`

/** One of our own texts, with the product's name in it. */
export const inProduct = async (text: string): Promise<string> => renamed(text, 'Essor', await productName())
