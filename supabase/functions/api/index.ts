import { asService, siteUrl } from '../_shared/backend.ts'
import { etagOf } from '../_shared/etag.ts'
import { type Place, writeCursor } from './cursor.ts'
import { openApi } from './openapi.ts'
import { isProblem, Problem } from './problems.ts'
import { type Call, readCall, tokenIn } from './request.ts'
import { isUpload, receiveRoster } from './roster.ts'

// Tokens aren't sessions: `api_read` says whose a token is, and returns what they may read.
const backend = asService()

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, apikey, x-client-info, if-none-match, idempotency-key, content-type',
  'access-control-expose-headers': 'etag, retry-after',
}

/** The REST interface for partners, described in docs/api.md: /functions/v1/api/v1/… */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers })
  const path = new URL(request.url).pathname.replace(/^.*?\/api(?=\/|$)/, '')
  try {
    if (path === '/openapi.json') return await reply(request, openApi(), 'public, max-age=300')
    if (isUpload(path, request)) {
      return await reply(request, await receiveRoster(backend, request, tokenIn(request)), 'no-store')
    }
    return await reply(request, await answer(readCall(path, request)), 'private, no-cache')
  } catch (error) {
    if (error instanceof Problem) return error.respond(headers)
    throw error
  }
})

interface Row extends Place {
  item: { url?: string | null }
}

interface Answer {
  refusal?: string
  retry_after?: number
  subject?: {
    user_id: string
    organization_id: string | null
    kind: string
    name: string
    scopes: string[]
    expires_at: string
  }
  rows?: Row[]
}

async function answer({ endpoint, token, wanted }: Call): Promise<unknown> {
  const { data, error } = await backend.rpc('api_read', { token, resource: endpoint.resource, wanted })
  if (error) {
    console.error(`api_read of ${endpoint.resource} failed: ${error.code} ${error.message}`)
    throw new Problem('unavailable', { retryAfter: 5 })
  }
  const { refusal, retry_after, subject, rows = [] } = data as Answer
  if (refusal) throw new Problem(isProblem(refusal) ? refusal : 'unavailable', { retryAfter: retry_after })
  if (subject) {
    const { kind, user_id, organization_id, name, scopes, expires_at } = subject
    return { kind, id: organization_id ?? user_id, name, scopes, expires_at }
  }
  if (!endpoint.isList) return publish(rows[0]!)
  const most = Number(wanted.limit ?? 25)
  const page = rows.slice(0, most)
  return { data: page.map(publish), next_cursor: rows.length > most ? writeCursor(page.at(-1)!) : null }
}

/** Addresses of pages are whole ones. */
const publish = ({ item }: Row) => (item.url ? { ...item, url: siteUrl + item.url } : item)

async function reply(request: Request, value: unknown, caching: string): Promise<Response> {
  const body = JSON.stringify(value)
  const etag = await etagOf(body)
  const all = { ...headers, 'cache-control': caching, vary: 'authorization', etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: all })
  const isHead = request.method === 'HEAD'
  return new Response(isHead ? null : body, {
    headers: { ...all, 'content-type': 'application/json; charset=utf-8' },
  })
}
