import type { IncomingMessage, ServerResponse } from 'node:http'

const exposed = [
  'Content-Range',
  'Content-Length',
  'Content-Location',
  'Content-Disposition',
  'ETag',
  'Link',
  'Location',
  'Preference-Applied',
  'Proxy-Status',
  'Retry-After',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Request-Id',
  'X-Total-Count',
  'X-Supabase-Api-Version',
  'X-Relay-Error',
  'X-Transformations',
].join(', ')

/** The interfaces can be called from any origin, like Supabase's: they use tokens, never cookies. */
export function allowAnyOrigin(outgoing: ServerResponse): void {
  outgoing.setHeader('access-control-allow-origin', '*')
  outgoing.setHeader('access-control-expose-headers', exposed)
  outgoing.setHeader('x-content-type-options', 'nosniff')
}

/** Answers a browser's CORS preflight. */
export function answerPreflight(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { headers } = incoming
  if (incoming.method !== 'OPTIONS' || !headers['access-control-request-method']) return false
  outgoing
    .writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '3600',
      vary: 'Access-Control-Request-Headers',
    })
    .end()
  return true
}
