import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { lookup } from 'mime-types'
import type { AppEnv } from './app-env.ts'
import { pageHeaders } from './page-headers.ts'
import type { ServedPages } from './pages/served-pages.ts'

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * The built web app: hashed files are cached for a year, and every other path gets index.html. `pages` are those that
 * edge functions contribute to.
 */
export function webApp(folder: string, pages: ServedPages): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const answered = await pages.file(c)
    if (answered && answered.status < 400) return answered
    const wanted = safePath(folder, c.req.path)
    const built = wanted && (await findFile(wanted))
    if (!built && answered) return answered
    const file = built ?? (await fallback(folder, c.req.path))
    if (!file) return c.text('Not found', 404)
    const page = file.path === path.join(folder, 'index.html') && (await pages.page(c, file))
    if (page) return page
    const variant = await compressed(file.path, c.req.header('accept-encoding') ?? '')
    // index.html served for a missing file must not be cached for a year.
    const hashed = file.path === wanted && /\/assets\//.test(c.req.path)
    const headers = new Headers({
      ...pageHeaders(c.req.header('host'), file.path !== wanted && (await pages.isFramed(c))),
      'content-type': contentType(file.path),
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}"`,
      vary: 'Accept-Encoding',
    })
    if (c.req.header('if-none-match') === headers.get('etag'))
      return new Response(null, { status: 304, headers })
    headers.set('content-length', String(variant?.size ?? file.size))
    if (variant) headers.set('content-encoding', variant.encoding)
    if (c.req.method === 'HEAD') return new Response(null, { headers })
    const stream = Readable.toWeb(createReadStream(variant?.path ?? file.path)) as ReadableStream
    return new Response(stream, { headers })
  })
  return app
}

function safePath(folder: string, urlPath: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(urlPath)
  } catch {
    return undefined
  }
  // Source maps are for operators, not for visitors.
  if (decoded.includes('\0') || decoded.endsWith('.map')) return undefined
  const full = path.join(folder, decoded)
  return full.startsWith(folder + path.sep) ? full : undefined
}

interface FoundFile {
  path: string
  size: number
  mtimeMs: number
}

async function findFile(file: string): Promise<FoundFile | undefined> {
  const info = await stat(file).catch(() => undefined)
  return info?.isFile() ? { path: file, size: info.size, mtimeMs: info.mtimeMs } : undefined
}

/** Paths with a file extension are missing files; all others are routes of the app. */
async function fallback(folder: string, urlPath: string): Promise<FoundFile | undefined> {
  if (/\.[a-z0-9]{2,5}$/i.test(urlPath)) return undefined
  return findFile(path.join(folder, 'index.html'))
}

async function compressed(
  file: string,
  accepted: string,
): Promise<{ path: string; size: number; encoding: string } | undefined> {
  for (const [encoding, ending] of encodings) {
    if (!accepted.includes(encoding)) continue
    const found = await findFile(file + ending)
    if (found) return { path: found.path, size: found.size, encoding }
  }
  return undefined
}

function contentType(file: string): string {
  const type = lookup(file) || 'application/octet-stream'
  return /^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type
}
