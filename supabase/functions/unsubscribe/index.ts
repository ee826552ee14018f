import { createClient } from 'npm:@supabase/supabase-js@2'

const backend = createClient(Deno.env.get('SUPABASE_URL')!, Deno.env.get('SUPABASE_ANON_KEY')!)
const site = Deno.env.get('SITE_URL') ?? Deno.env.get('SUPABASE_URL')!

/** The one press in a mail program (RFC 8058) is a POST. Whoever only follows the link is asked on the page. */
Deno.serve(async (request) => {
  const { searchParams } = new URL(request.url)
  if (request.method !== 'POST') {
    return new Response(null, { status: 303, headers: { location: `${site}/unsubscribe?${searchParams}` } })
  }
  const { error } = await backend.rpc('unsubscribe', {
    token: searchParams.get('token') ?? '',
    topic: searchParams.get('topic') ?? '',
  })
  return new Response(null, { status: error ? 400 : 204 })
})
