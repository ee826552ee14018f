import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { badRequest, invalid, OAuthError, reasonOf } from '../errors.ts'
import { factsOf, requireUser } from '../http/callers.ts'
import { optionalFlag, optionalText, readParams } from '../http/params.ts'
import { issueSession } from '../sessions/issue.ts'
import type { User } from '../users/user.ts'
import { assertManualLinking } from './authorize.ts'
import type { ProviderClient } from './client.ts'
import { signInWithProfile } from './enter.ts'
import { addToAccount } from './link.ts'
import type { OAuth } from './oauth.ts'
import { readProfile } from './profile.ts'
import { defaultIssuer } from './providers.ts'

const schema = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  link_identity: optionalFlag,
})
type Params = z.output<typeof schema>

const asymmetric = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** Opens a session for an ID token that an app got directly from the provider. */
export async function idTokenGrant(oauth: OAuth, c: Context): Promise<Response> {
  const { auth } = oauth
  const params = await readParams(c, schema)
  const facts = factsOf(auth, c)
  await auth.limits.address('sign_in_sign_ups', facts.ip)
  if (!params.id_token) throw new OAuthError('invalid request', 'id_token required')
  if (!params.provider && (!params.client_id || !params.issuer)) {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  }
  const linkTo = params.link_identity ? (await requireUser(auth, c)).user : undefined
  if (linkTo) assertManualLinking(oauth)
  const client = findClient(oauth, params)
  const claims = await verify(oauth, client, params)
  const profile = readProfile(client.provider.name, claims)
  if (!profile.email && !client.provider.emailOptional) {
    throw new OAuthError('invalid request', 'Bad ID token')
  }
  const enter = (tx: Queryable, user: User) => issueSession(auth, tx, user, 'oauth', facts)
  const session = linkTo
    ? await addToAccount(auth, linkTo.id, profile, enter)
    : await signInWithProfile(auth, { facts, profile, target: auth.redirects.siteUrl }, enter)
  return c.json(session)
}

function findClient(oauth: OAuth, { provider, issuer }: Params): ProviderClient {
  const client = [...oauth.clients.values()].find((one) =>
    provider ? one.provider.name === provider : one.provider.issuer === issuer,
  )
  if (client) return client
  const known = defaultIssuer(provider ?? '')
  if (known) throw badRequest('provider_disabled', `Provider (issuer "${known}") is not enabled`)
  throw invalid(`Custom OIDC provider "${(provider ?? '').slice(0, 100)}" not allowed`)
}

/** Checks the signature against the issuer's keys, the issuer, the time, the audience and the nonce. */
async function verify(oauth: OAuth, client: ProviderClient, params: Params): Promise<JWTPayload> {
  const { provider } = client
  const keys = await client.signingKeys()
  const { payload, protectedHeader } = await jwtVerify(params.id_token!, keys, {
    algorithms: asymmetric,
    // Google signs both forms of its name.
    issuer: [provider.issuer, provider.issuer.replace('https://accounts.google.com', 'accounts.google.com')],
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: 30,
  }).catch((error) => {
    oauth.auth.engine.log.info({ reason: reasonOf(error) }, 'refused an ID token')
    throw new OAuthError('invalid request', 'Bad ID token')
  })
  const audience = [payload.aud].flat()
  if (!provider.clientIds.some((id) => audience.includes(id))) {
    throw new OAuthError('invalid request', 'Unacceptable audience in id_token')
  }
  if (!provider.skipNonceCheck) assertNonce(payload.nonce, params.nonce)
  if (params.access_token && payload.at_hash) {
    assertBelongs(protectedHeader.alg, payload.at_hash, params.access_token)
  }
  return payload
}

/** The token contains the hash of a nonce that only the app knows, so a stolen token is useless. */
function assertNonce(inToken: unknown, given: string | undefined): void {
  if (!inToken !== !given) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  }
  if (given && createHash('sha256').update(given).digest('hex') !== inToken) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

/** `at_hash`: the left half of the access token's hash, with the signature's algorithm. */
function assertBelongs(alg: string, expected: unknown, accessToken: string): void {
  const bits = /(256|384|512)$/.exec(alg)?.[1] ?? '512'
  const hash = createHash(`sha${bits}`).update(accessToken).digest()
  if (hash.subarray(0, hash.length / 2).toString('base64url') !== expected) {
    throw new OAuthError('invalid request', 'Bad ID token')
  }
}
