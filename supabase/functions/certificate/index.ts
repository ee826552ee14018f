import { asCaller, asService, backendUrl, siteUrl } from '../_shared/backend.ts'
import { badge } from '../_shared/badge.ts'
import { buildCredential, type Credential, issuerId } from '../_shared/credential.ts'
import { buildRecord } from '../_shared/record.ts'
import { newSigningKey, type SigningKey, sign } from '../_shared/sign.ts'
import { download } from '../_shared/stored-file.ts'

// Only the service can read the signing key and what a holder chose to show; visitors get them through this function.
const backend = asService()
// The issuer and the revocation list are served here, not by the web app, which may have another address.
const issuer = issuerId(backendUrl)
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, x-client-info',
  'cache-control': 'no-cache',
}
const missing = () => Response.json({ error: 'There is no such certificate.' }, { status: 404, headers })
const noFile = () => Response.json({ error: 'There is no such file.' }, { status: 404, headers })
const kept = () =>
  Response.json({ error: 'The holder keeps this certificate private.' }, { status: 403, headers })

/**
 * `?code=CODE`: the signed credential. `/issuer`: the signing key. `/issuer?status=CODE`: whether it was revoked.
 * `/badge?code=CODE&lang=en`: an image for other sites. `/file?code=CODE&file=ID`: a file that the holder shows.
 * `/record`: the caller's own certificates as one signed record.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers })
  const { pathname, searchParams } = new URL(request.url)
  const code = searchParams.get('code') ?? searchParams.get('status')
  if (pathname.endsWith('/badge'))
    return drawBadge(code ?? '', searchParams.get('lang') === 'fr' ? 'fr' : 'en')
  if (pathname.endsWith('/record')) return ownRecord(request)
  if (!code) return Response.json(issuerDocument(await publicKeys()), { headers })
  if (pathname.endsWith('/file')) return handOut(request, code, searchParams.get('file') ?? '')
  const { data: certificate } = await backend.rpc('certificate_facts', { wanted_code: code })
  if (!certificate) return missing()
  if (pathname.endsWith('/issuer')) {
    const { revokedAt, revocationReason } = certificate
    return Response.json({ code: certificate.code, revokedAt, revocationReason }, { headers })
  }
  if (!certificate.isPublic && !(await isHolder(request, code))) return kept()
  return Response.json(await signed(buildCredential(certificate, siteUrl, issuer)), { headers })
})

async function signed(credential: Credential): Promise<Credential> {
  const key = await signingKey()
  return sign(credential, key, `${issuer}#${key.public_key}`)
}

/** With the caller's own rights; revoked certificates are left out. */
async function ownRecord(request: Request): Promise<Response> {
  const authorization = request.headers.get('authorization') ?? ''
  const { data: known } = await asCaller().auth.getUser(authorization.replace(/^Bearer /i, ''))
  if (!known.user) return missing()
  const { data, error } = await asCaller(authorization)
    .from('certificates')
    .select('code, facts, issuedAt:issued_at')
    .eq('user_id', known.user.id)
    .is('revoked_at', null)
    .order('issued_at', { ascending: false })
    .limit(500)
  if (error) throw new Error(error.message)
  const latest = data[0]
  if (!latest) return missing()
  const certificates: Credential[] = []
  for (const certificate of data)
    certificates.push(await signed(buildCredential(certificate, siteUrl, issuer)))
  const record = {
    id: crypto.randomUUID(),
    name: latest.facts.name,
    madeAt: new Date().toISOString(),
    certificates,
  }
  return Response.json(await signed(buildRecord(record, siteUrl, issuer)), {
    headers: { ...headers, 'cache-control': 'no-store' },
  })
}

/** Created on first use; two concurrent calls store the same one. */
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

/** The valid keys, the current one first. */
async function publicKeys(): Promise<string[]> {
  const { public_key } = await signingKey()
  const { data, error } = await backend.rpc('credential_public_keys')
  if (error) throw new Error(error.message)
  return [public_key, ...data.filter((key: string) => key !== public_key)]
}

/** The issuer and its keys: what anyone needs to verify a credential. */
function issuerDocument(keys: string[]): Record<string, unknown> {
  const methods = keys.map((key) => ({
    id: `${issuer}#${key}`,
    type: 'Multikey',
    controller: issuer,
    publicKeyMultibase: key,
  }))
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://w3id.org/security/multikey/v1'],
    id: issuer,
    type: ['Profile'],
    name: 'Essor',
    url: siteUrl,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  }
}

/** Cached for ten minutes, so that a revoked or hidden badge soon disappears. */
async function drawBadge(code: string, language: 'en' | 'fr'): Promise<Response> {
  const { data: certificate } = await backend.rpc('certificate_facts', { wanted_code: code })
  const state = !certificate
    ? 'missing'
    : !certificate.isPublic
      ? 'private'
      : certificate.revokedAt
        ? 'revoked'
        : 'valid'
  const isOpen = state === 'valid' || state === 'revoked'
  const facts = isOpen ? certificate.facts : undefined
  const content = { state, mission: facts?.mission, detail: facts && `${facts.name} · ${facts.organization}` }
  return new Response(badge(content as Parameters<typeof badge>[0], language), {
    status: certificate ? 200 : 404,
    headers: {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Checked on every request, so that access ends with the holder's choice; a signed URL would outlive it. */
async function handOut(request: Request, code: string, id: string): Promise<Response> {
  const { data: file } = await backend.rpc('certificate_file', { wanted_code: code, file_id: id })
  if (!file) return noFile()
  if (!file.isPublic && !(await isHolder(request, code))) return kept()
  const stored = { bucket: 'deliverables', folder: file.folder, name: file.path }
  return (await download(stored, file.name, headers)) ?? noFile()
}

/** With the caller's own rights, so that the second factor is required too. */
async function isHolder(request: Request, code: string): Promise<boolean> {
  const authorization = request.headers.get('authorization')
  if (authorization?.split('.').length !== 3) return false
  const { data } = await asCaller(authorization).rpc('certificate_page', { wanted_code: code })
  return data?.isMine === true
}
