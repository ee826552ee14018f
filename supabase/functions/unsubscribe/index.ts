import { asCaller, siteUrl } from '../_shared/backend.ts'

const backend = asCaller()

/** The unsubscribe button in a mail program (RFC 8058) sends a POST. The link itself opens a page that asks first. */
Deno.serve(async (request) => {
  const { searchParams } = new URL(request.url)
  if (request.method !== 'POST') {
    return new Response(null, {
      status: 303,
      headers: { location: `${siteUrl}/unsubscribe?${searchParams}` },
    })
  }
  const { error } = await backend.rpc('unsubscribe', {
    token: searchParams.get('token') ?? '',
    topic: searchParams.get('topic') ?? '',
  })
  return new Response(null, { status: error ? 400 : 204 })
})
