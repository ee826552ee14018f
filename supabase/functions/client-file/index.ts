import { createClient } from 'npm:@supabase/supabase-js@2'
import { readSmallJson } from '../_shared/small-json.ts'

const backendUrl = Deno.env.get('SUPABASE_URL')!
const serviceKey = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY')!
const backend = createClient(backendUrl, serviceKey)
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, x-client-info, content-type',
  'cache-control': 'no-store',
}
const missing = () => Response.json({ error: 'There is no such file.' }, { status: 404, headers })

/**
 * `{"token", "file"}`: a file that a maker shares with the client who has the link. Asked anew each time, so that it
 * ends when the link ends; the token stands in the body, since addresses are kept in logs.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers })
  const { token, file } = await readSmallJson(request)
  if (typeof token !== 'string' || typeof file !== 'string') return missing()
  const { data: shared } = await backend.rpc('client_file', { token, file_id: file })
  if (!shared) return missing()
  const address = shared.path.split('/').map(encodeURIComponent).join('/')
  const stored = await fetch(`${backendUrl}/storage/v1/object/projects/${address}`, {
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
  })
  if (!stored.ok) return missing()
  return new Response(stored.body, {
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(shared.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
})
