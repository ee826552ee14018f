import { asCaller, siteUrl } from '../_shared/backend.ts'

const backend = asCaller()

/**
 * The unsubscribe button in a mail program (RFC 8058) sends a POST, as does the button on a notification, with
 * `device`. The link itself opens a page that asks first.
 */
Deno.serve(async (request) => {
  const { searchParams } = new URL(request.url)
  if (request.method !== 'POST') {
    return new Response(null, {
      status: 303,
      headers: { location: `${siteUrl}/unsubscribe?${searchParams}` },
    })
  }
  const device = searchParams.get('device')
  if (device !== null) {
    const { error } = await backend.rpc('turn_off_push', { token: device })
    return new Response(null, { status: error ? 400 : 204 })
  }
  const { error } = await backend.rpc('unsubscribe', {
    token: searchParams.get('token') ?? '',
    topic: searchParams.get('topic') ?? '',
  })
  return new Response(null, { status: error ? 400 : 204 })
})
