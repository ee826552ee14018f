import { siteUrl } from '../_shared/backend.ts'
import { escapeHtml } from '../_shared/escape-html.ts'
import { localeOf } from '../_shared/formats/locale.ts'
import { cardAddress, siteCard } from './card-address.ts'
import { type Language, languages, type PublicPage } from './page.ts'
import type { Product } from './read.ts'

/** JSON that can't end the script it is in, wherever a title contains a tag. */
function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Search engines show about this much, and cut off the rest, even mid-word. */
export function shorten(text: string, most: number): string {
  const plain = text.replace(/[ \t\r\n]+/g, ' ').trim()
  const letters = [...plain]
  if (letters.length <= most) return plain
  const cut = letters.slice(0, most - 1).join('')
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}

/** A page's address in a language; the first that is offered is the default, and has no parameter. */
export function addressIn(path: string, language: Language, offered: Language[]): string {
  return `${siteUrl}${path}${language === offered[0] ? '' : `?lang=${language}`}`
}

// Marked, so that the app can remove what describes this page when the reader opens another one.
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" data-page>`
const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}" data-page>`

/** The head of a public page. */
export function writeHead(page: PublicPage, language: Language, chosen: Product): string {
  const { name: product, languages: offered } = chosen
  const title = page.path === '/' ? `${product} \u2014 ${page.title}` : `${page.title} · ${product}`
  const description = shorten(page.description, 200)
  const address = addressIn(page.path, language, offered)
  const picture = cardAddress(page.picture ?? siteCard, page.card, language)
  const locale = (of: Language) => localeOf(of).replace('-', '_')
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    page.isUnlisted ? meta('name', 'robots', 'noindex') : link('canonical', address),
    ...(page.isUnlisted
      ? []
      : alternates(page.path, offered).map(([of, href]) => link('alternate', href, of))),
    meta('property', 'og:type', page.type),
    meta('property', 'og:site_name', product),
    meta('property', 'og:title', shorten(page.title, 110)),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locale(language)),
    ...offered
      .filter((each) => each !== language)
      .map((each) => meta('property', 'og:locale:alternate', locale(each))),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta(
      'property',
      'og:image:alt',
      [page.card.kind, page.card.title, page.card.by].filter(Boolean).join(' · '),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
    // For boot.js: there are first lines in this language.
    ...(page.firstLines ? [meta('name', 'first-lines', language)] : []),
    ...offeredHere(offered),
  ]
  if (page.data && !page.isUnlisted) {
    const data = { '@context': 'https://schema.org', ...page.data }
    tags.push(`<script type="application/ld+json" data-page>${jsonForScript(data)}</script>`)
  }
  return tags.join('\n    ')
}

/** One head for everything private, suspended or unknown, so that it reveals nothing. */
export function neutralHead({ name, languages: offered }: Product): string {
  const tags = [
    `<title>${escapeHtml(name)}</title>`,
    meta('name', 'robots', 'noindex'),
    ...offeredHere(offered),
  ]
  return tags.join('\n    ')
}

/** The page in each language that is offered, if there are several, and for everyone else. */
export function alternates(path: string, offered: Language[]): [language: string, address: string][] {
  if (offered.length < 2) return []
  const each = [...offered].sort().map((one): [string, string] => [one, addressIn(path, one, offered)])
  return [...each, ['x-default', addressIn(path, offered[0]!, offered)]]
}

/** For boot.js and the app, where an installation doesn't offer all languages, or has another default. */
function offeredHere(offered: Language[]): string[] {
  return offered.join() === languages.join() ? [] : [`<meta name="languages" content="${offered.join(' ')}">`]
}
