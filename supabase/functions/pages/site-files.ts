import { escapeHtml } from '../_shared/escape-html.ts'
import { addressIn, alternates } from './head.ts'
import { helpPaths } from './kinds/help.ts'
import type { Language } from './page.ts'
import { ask, inProduct, onSite, product as readProduct } from './read.ts'
import { texts } from './texts.ts'

/** Addresses in one part of the sitemap; the format allows 50,000. */
const most = 10_000

const kinds = ['missions', 'companies', 'schools', 'makers', 'cases', 'events', 'openings']

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
const changed = (at: string | null) => (at ? `<lastmod>${new Date(at).toISOString()}</lastmod>` : '')

/** The index: the pages that are always there, and each kind in parts. */
export async function sitemapIndex(): Promise<string> {
  const parts = await ask<{ kind: string; after: string; changedAt: string | null }[]>(
    'public_address_parts',
    { most },
  )
  const files = [
    `<sitemap><loc>${escapeHtml(onSite('/sitemaps/site.xml'))}</loc></sitemap>`,
    ...(parts ?? []).map(({ kind, after, changedAt }) => {
      const query = after ? `?${new URLSearchParams({ after })}` : ''
      return `<sitemap><loc>${escapeHtml(onSite(`/sitemaps/${kind}.xml${query}`))}</loc>${changed(changedAt)}</sitemap>`
    }),
  ]
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>`,
  )
}

/** One part of the sitemap, or nothing if there is no such kind. */
export async function sitemapPart(kind: string, after: string): Promise<string | undefined> {
  const { languages } = await readProduct()
  if (kind === 'site') {
    const paths = ['/', ...Object.keys(texts.en.pages), ...helpPaths]
    return urlSet(
      paths.map((path) => [path, null]),
      languages,
    )
  }
  if (!kinds.includes(kind)) return undefined
  const found = await ask<Address[]>('public_addresses', { wanted_kind: kind, after_key: after, most })
  return urlSet(found ?? [], languages)
}

type Address = [path: string, changedAt: string | null]

function urlSet(addresses: Address[], offered: Language[]): string {
  const urls = addresses.map(([path, at]) => {
    const links = alternates(path, offered).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    )
    return `<url><loc>${escapeHtml(addressIn(path, offered[0]!, offered))}</loc>${changed(at)}${links.join('')}</url>`
  })
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  )
}

/** Keeps search engines out of signed-in areas and pages behind secret links. */
export const robots = () => `User-agent: *
Disallow: /dashboard
Disallow: /admin-dashboard
Disallow: /admin-access
Disallow: /join/
Disallow: /join-administrators/
Disallow: /school/
Disallow: /client/
Disallow: /rate/
Disallow: /appeal/

Sitemap: ${onSite('/sitemap.xml')}
`

/** What the site is and where to find what, for language models (llmstxt.org). */
export async function llms(): Promise<string> {
  const [{ name: product, languages }, listed] = await Promise.all([
    readProduct(),
    Promise.all(
      Object.entries(texts.en.pages).map(async ([path, { title, description }]) => {
        return `- [${title}](${onSite(path)}): ${await inProduct(description)}`
      }),
    ),
  ])
  return `# ${product}

> ${await inProduct(texts.en.home.description)} Candidates work through simulated missions written by companies and makers, a person reviews their work, and validated work earns a certificate whose signature anyone can check.

${languages.length > 1 ? 'Pages are in English and French; add `?lang=fr` for French, or `?lang=en` for English. ' : ''}No account is needed to read them.

## Pages

${listed.join('\n')}

## Lists

- [Sitemap](${onSite('/sitemap.xml')}): every public mission, opening, company, school, maker, case study and event
`
}
