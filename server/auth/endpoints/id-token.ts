import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth } from '../auth.ts'
import { badRequest, invalid, OAuthError } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import { optionalText, readParams } from '../http/params.ts'

const schema = z.object({
  id_token: optionalText,
  provider: optionalText,
  client_id: optionalText,
  issuer: optionalText,
})

/** Issuers whose tokens GoTrue can take; here none of them is. */
const issuers: Record<string, string> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/common/v2.0',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
}

/** Says, in GoTrue's words, that tokens of other issuers are not exchanged. */
export async function byIdToken(auth: Auth, c: Context): Promise<Response> {
  const params = await readParams(c, schema)
  await auth.limits.address('sign_in_sign_ups', factsOf(auth, c).ip)
  if (!params.id_token) throw new OAuthError('invalid_request', 'id_token required')
  if (!params.provider && !(params.client_id && params.issuer)) {
    throw new OAuthError('invalid_request', 'provider or client_id and issuer required')
  }
  const provider = params.provider ?? params.issuer!
  const issuer = Object.hasOwn(issuers, provider) ? issuers[provider] : undefined
  if (!issuer) throw invalid(`Custom OIDC provider "${provider}" not allowed`)
  throw badRequest('provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
}
