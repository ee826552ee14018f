import { cardFile } from './card-file.ts'
import { findPage } from './find-page.ts'
import { writeFirstLines } from './first-lines/write.ts'
import { neutralHead, writeHead } from './head.ts'
import type { Language, PublicPage } from './page.ts'
import { type Product, product as readProduct } from './read.ts'
import { llms, robots, sitemapIndex, sitemapPart } from './site-files.ts'

const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' }
const missing = () => new Response('Not found', { status: 404, headers })

/**
 * What search engines and social networks read, with a visitor's rights:
 * `?path=/missions/ID&language=fr`: the status of a page, the HTML of its head, and of its first lines, as JSON.
 * `/robots.txt`, `/llms.txt`, `/sitemap.xml`, `/sitemaps/KIND.xml?after=KEY`: files of the site, at the same path.
 * `/cards/LANGUAGE/KIND/ID.png`: the picture that networks show with a link.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers })
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers })
  const { pathname, searchParams } = new URL(request.url)
  const [folder, name, ...rest] = pathname.split('/').slice(2)
  if (!folder) return describe(searchParams.get('path') ?? '/', languageOf(searchParams.get('language')))
  if (folder === 'cards') return (await cardFile(languageOf(name), rest, headers)) ?? missing()
  if (rest.length > 0) return missing()
  if (name === undefined) return siteFile(folder)
  const kind = folder === 'sitemaps' && /^([a-z]+)\.xml$/.exec(name)?.[1]
  const part = kind && (await sitemapPart(kind, searchParams.get('after') ?? ''))
  return part ? text(part, 'application/xml') : missing()
})

const languageOf = (text: string | null | undefined): Language => (text === 'fr' ? 'fr' : 'en')

const text = (body: string, type: string) =>
  new Response(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })

async function siteFile(name: string): Promise<Response> {
  switch (name) {
    case 'robots.txt':
      return text(robots(), 'text/plain')
    case 'llms.txt':
      return text(await llms(), 'text/plain')
    case 'sitemap.xml':
      return text(await sitemapIndex(), 'application/xml')
    default:
      return missing()
  }
}

async function describe(path: string, wanted: Language): Promise<Response> {
  const product = await readProduct()
  const language = product.languages.find((one) => one === wanted) ?? product.languages[0]!
  const page = await findPage(path, language)
  const answer = page
    ? { status: 200, ...written(page, language, product), language }
    : { status: 404, head: neutralHead(product), language }
  return Response.json(answer, { headers })
}

function written(page: PublicPage, language: Language, product: Product) {
  const head = writeHead(page, language, product)
  return page.firstLines
    ? { head, body: writeFirstLines(page.firstLines, page.path, language, product) }
    : { head }
}
