import type { MiddlewareHandler } from 'hono'

const exposed = [
  'Content-Range',
  'Content-Length',
  'Content-Location',
  'Content-Disposition',
  'ETag',
  'Link',
  'Location',
  'Preference-Applied',
  'Retry-After',
  'X-Request-Id',
  'X-Total-Count',
  'X-Supabase-Api-Version',
].join(', ')

const defaults = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', exposed],
  ['x-content-type-options', 'nosniff'],
] as const

/** The interfaces may be called from any origin, as Supabase's: they use tokens, never cookies. */
export const cors: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
    return new Response(null, {
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS',
        'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '*',
        'access-control-max-age': '3600',
        vary: 'Access-Control-Request-Headers',
      },
    })
  }
  await next()
  // A function that speaks for itself keeps what it said.
  for (const [name, value] of defaults) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}
