import { asService } from '../_shared/backend.ts'
import { readSmallJson } from '../_shared/small-json.ts'
import { download } from '../_shared/stored-file.ts'

// The link's holder has no account, so only the service can read what its token opens.
const backend = asService()
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, x-client-info, content-type',
  'cache-control': 'no-store',
}
const missing = () => Response.json({ error: 'There is no such file.' }, { status: 404, headers })

/**
 * `{"token", "file"}`: a file that a maker shares with the client who has the link. Checked on every request, so access
 * ends with the link; the token is in the body, because URLs end up in logs.
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
