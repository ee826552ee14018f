import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Log } from '../../log.ts'
import type { AppEnv } from '../app-env.ts'
import { pageHeaders } from '../page-headers.ts'
import {
  askedPath,
  entryFor,
  fileAddress,
  isFramed,
  languageFor,
  type PageList,
  pageListOf,
} from './page-list.ts'
import { type PageHead, placeHead } from './place-head.ts'
import { Recent } from './recent.ts'

/** Calls an edge function as a visitor: without the reader's session, so that answers can be shared. */
export type AskFunction = (address: string, c: Context<AppEnv>) => Promise<Response>

/** How long a page waits for its head, and a file for its function, in milliseconds. */
const headPatience = 800
const filePatience = 20_000
const lifetime = 60_000
const mostPages = 500
const mostFiles = 200
/** Larger files are passed on, but not kept. */
const mostBytes = 256 * 1024

const answer = z.object({
  status: z.union([z.literal(200), z.literal(404), z.literal(410)]),
  head: z.string().max(64 * 1024),
  body: z
    .string()
    .max(64 * 1024)
    .default(''),
  language: z.string().default(''),
})

interface Page {
  status: number
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

interface File {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer>
}

/** What a function may say about a file; everything else is the server's. */
const fileHeaders = ['content-type', 'cache-control', 'etag', 'last-modified', 'retry-after']

/**
 * Pages and files that edge functions contribute to, as listed in the web build's `pages.json`. If a function fails or
 * is late, the page is served as it was built.
 */
export class ServedPages {
  private readonly list: () => Promise<PageList | undefined>
  private readonly ask: AskFunction
  private readonly callerOf: (c: Context<AppEnv>) => string
  private readonly log: Log
  private readonly heads = new Recent<PageHead>(lifetime, mostPages)
  private readonly drawn = new WeakMap<PageHead, { mtimeMs: number; page: Promise<Page> }>()
  private readonly files = new Recent<File>(lifetime, mostFiles)

  constructor(folder: string, ask: AskFunction, callerOf: (c: Context<AppEnv>) => string, log: Log) {
    this.list = pageListOf(folder, log)
    this.ask = ask
    this.callerOf = callerOf
    this.log = log
  }

  /** The file that a function answers, or why there is none; undefined at addresses that no function answers. */
  async file(c: Context<AppEnv>): Promise<Response | undefined> {
    const url = new URL(c.req.url)
    const list = await this.list()
    const name = entryFor(list?.files ?? {}, url.pathname)
    if (!list || !name) return undefined
    const address = fileAddress(list, url)
    const found = await this.attempt(filePatience, () =>
      this.files.get(
        this.callerOf(c),
        address,
        () => this.askForFile(`/functions/v1/${name}${address}`, c),
        // A caller who asks too often is refused, but no one else is.
        ({ status, body }) => (status === 200 || status === 404) && body.byteLength <= mostBytes,
      ),
    )
    if (found?.status === 404) return c.text('Not found', 404)
    // Without robots.txt, search engines may read everything: they come back later.
    if (found?.status !== 200)
      return c.text('Try again later', 503, { 'retry-after': '60', 'cache-control': 'no-store' })
    const headers = new Headers({
      ...pageHeaders(c.req.header('host')),
      ...Object.fromEntries(found.headers),
    })
    headers.set('content-length', String(found.body.byteLength))
    const etag = headers.get('etag')
    if (etag && c.req.header('if-none-match') === etag) {
      headers.delete('content-length')
      return new Response(null, { status: 304, headers })
    }
    return new Response(c.req.method === 'HEAD' ? null : found.body, { headers })
  }

  /** Whether other sites can show the page in a frame. */
  async isFramed(c: Context<AppEnv>): Promise<boolean> {
    const list = await this.list()
    return list !== undefined && isFramed(list, c.req.path)
  }

  /** The page with the head that a function wrote for it, if one did. */
  async page(c: Context<AppEnv>, index: { path: string; mtimeMs: number }): Promise<Response | undefined> {
    const url = new URL(c.req.url)
    const list = await this.list()
    const name = entryFor(list?.heads ?? {}, url.pathname)
    if (!list || !name) return undefined
    const language = languageFor(list, url, c.req.header('accept-language') ?? '')
    const query = new URLSearchParams({ path: askedPath(list, url.pathname), ...(language && { language }) })
    const address = `/functions/v1/${name}?${query}`
    const head = await this.attempt(headPatience, () =>
      this.heads.get(this.callerOf(c), address, () => this.askForHead(address, c)),
    )
    if (!head) return undefined
    return respond(c, await this.draw(index, head))
  }

  /** Put together and compressed once for each head, and again after a new build. */
  private draw({ path, mtimeMs }: { path: string; mtimeMs: number }, head: PageHead): Promise<Page> {
    const known = this.drawn.get(head)
    if (known?.mtimeMs === mtimeMs) return known.page
    const page = readFile(path, 'utf8').then((html) => assemble(html, head))
    this.drawn.set(head, { mtimeMs, page })
    return page
  }

  private async askForHead(address: string, c: Context<AppEnv>): Promise<PageHead> {
    const response = await this.ask(address, c)
    if (!response.ok) throw new Error(`the function answered ${response.status}`)
    return answer.parse(await response.json())
  }

  private async askForFile(address: string, c: Context<AppEnv>): Promise<File> {
    const response = await this.ask(address, c)
    const headers = fileHeaders.flatMap((name): [string, string][] => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    return { status: response.status, headers, body: new Uint8Array(await response.arrayBuffer()) }
  }

  /** Nothing if it fails or takes too long. A late answer is still kept for the next reader. */
  private async attempt<T>(patience: number, work: () => Promise<T>): Promise<T | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patience, undefined)
    })
    const done = work().catch((error: Error) => {
      this.log.warn({ reason: error.message }, 'a function failed; its page is served as built')
      return undefined
    })
    return Promise.race([done, late]).finally(() => clearTimeout(timer))
  }
}

async function assemble(html: string, head: PageHead): Promise<Page> {
  const plain = Buffer.from(placeHead(html, head))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status: head.status, etag, plain, br, gzip: zipped }
}

function respond(c: Context<AppEnv>, { status, etag, plain, br, gzip: zipped }: Page): Response {
  const headers = new Headers({
    ...pageHeaders(c.req.header('host')),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
    vary: 'Accept-Encoding, Accept-Language',
  })
  if (status === 200 && c.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  const body = encoding === 'br' ? br : encoding === 'gzip' ? zipped : plain
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.byteLength))
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}
