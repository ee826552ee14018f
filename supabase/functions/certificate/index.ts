import { createClient } from 'npm:@supabase/supabase-js@2'
import { buildCredential, issuerId } from '../_shared/credential.ts'
import { newSigningKey, type SigningKey, sign } from '../_shared/sign.ts'

const site = Deno.env.get('SITE_URL') ?? Deno.env.get('SUPABASE_URL')!
const backend = createClient(Deno.env.get('SUPABASE_URL')!, Deno.env.get('SUPABASE_SERVICE_ROLE_KEY')!)
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, x-client-info',
  'cache-control': 'no-cache',
}

/** Made at the first use; two at once keep the same one. */
async function signingKey(): Promise<SigningKey> {
  const { data } = await backend.rpc('credential_key')
  if (data) return data
  const offered = await newSigningKey()
  const kept = await backend.rpc('credential_key', {
    offered_public: offered.public_key,
    offered_private: offered.private_key,
  })
  if (kept.error) throw new Error(kept.error.message)
  return kept.data
}

/** Who signs, and with which key: what anyone needs to check a credential. */
function issuerDocument({ public_key }: SigningKey): Record<string, unknown> {
  const id = issuerId(site)
  const method = {
    id: `${id}#${public_key}`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: public_key,
  }
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://w3id.org/security/multikey/v1'],
    id,
    type: ['Profile'],
    name: 'Essor',
    url: site,
    verificationMethod: [method],
    assertionMethod: [method.id],
  }
}

/** `/certificate/issuer`: the key. `/certificate/issuer?status=CODE`: whether it was revoked. `/certificate?code=CODE`: the credential. */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers })
  const { pathname, searchParams } = new URL(request.url)
  const code = searchParams.get('code') ?? searchParams.get('status')
  if (!code) return Response.json(issuerDocument(await signingKey()), { headers })
  const { data: certificate } = await backend.rpc('certificate_facts', { wanted_code: code })
  if (!certificate) return Response.json({ error: 'There is no such certificate.' }, { status: 404, headers })
  if (pathname.endsWith('/issuer')) {
    const { revokedAt, revocationReason } = certificate
    return Response.json({ code: certificate.code, revokedAt, revocationReason }, { headers })
  }
  if (!certificate.isPublic && !(await isHolder(request, certificate.userId))) {
    return Response.json({ error: 'The holder keeps this certificate private.' }, { status: 403, headers })
  }
  const key = await signingKey()
  return Response.json(
    await sign(buildCredential(certificate, site), key, `${issuerId(site)}#${key.public_key}`),
    { headers },
  )
})

async function isHolder(request: Request, userId: string): Promise<boolean> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
  if (token?.split('.').length !== 3) return false
  const { data } = await backend.auth.getUser(token)
  return data.user?.id === userId
}
