import { asService, siteUrl } from '../_shared/backend.ts'
import { writeCalendar } from '../_shared/calendar.ts'
import { currentProduct } from '../_shared/current-product.ts'
import { etagOf } from '../_shared/etag.ts'
import { answer, toEntry } from './entries.ts'
import { textsIn } from './texts.ts'

// Calendar programs have no session: `read_calendar_feed` says whose address it is, and returns what they may see.
const backend = asService()

const refreshHours = 1
/** How long every refusal takes at least, in milliseconds, so that its time says nothing about why. */
const refusalTakes = 150

/** `GET /functions/v1/calendar/SECRET.ics`: a person's calendar feed. */
Deno.serve(async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const started = performance.now()
  const token = /\/calendar\/([0-9a-f]{48})\.ics$/.exec(new URL(request.url).pathname)?.[1]
  if (!token) return unknown(started)
  const { data, error } = await backend.rpc('read_calendar_feed', { token })
  if (error) {
    console.error(`read_calendar_feed failed: ${error.code} ${error.message}`)
    return refusal(503, 'The calendar can’t be read right now. Try again in a few minutes.', 300)
  }
  const feed = answer.parse(data)
  if (feed.refusal === 'unknown') return unknown(started)
  if (feed.refusal)
    return refusal(429, 'This calendar was read too often. Try again later.', feed.retry_after)
  const { name } = await currentProduct(backend)
  const texts = textsIn(feed.language)
  const body = writeCalendar({
    language: feed.language,
    entries: feed.entries.map((entry) => toEntry(entry, texts, siteUrl)),
    now: new Date(),
    feed: { name, refreshHours },
  })
  const etag = await etagOf(body)
  const headers = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex', etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  })
})

async function unknown(started: number): Promise<Response> {
  const left = started + refusalTakes - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  return refusal(404, 'There is no calendar at this address.')
}

const refusal = (status: number, message: string, retryAfter?: number) =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    },
  })
