import { asService } from '../_shared/backend.ts'
import { readSmallJson } from '../_shared/small-json.ts'
import { download } from '../_shared/stored-file.ts'

// Whoever has the link has no account: what its token opens is told to the service alone.
const backend = asService()
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
  const stored = { bucket: 'projects', folder: shared.folder, name: shared.path }
  return (await download(stored, shared.name, headers)) ?? missing()
})
