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
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', exposed)
  c.res.headers.set('x-content-type-options', 'nosniff')
}
