import type { Auth } from '../auth.ts'
import type { Queryable } from '../database.ts'
import type { User } from '../users/user.ts'

/** Methods that prove a second factor and so raise the session's assurance level. */
const secondFactors = new Set(['totp', 'mfa/phone', 'mfa/webauthn'])

export interface SignedAccessToken {
  token: string
  expiresAt: number
}

/** Signs a token with all of Supabase's claims for a stored session. */
export async function signAccessToken(
  auth: Auth,
  tx: Queryable,
  user: User,
  sessionId: string,
  method: string,
): Promise<SignedAccessToken> {
  const { rows } = await tx.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + auth.config.jwt_expiry
  const claims = await auth.hooks.accessToken(
    tx,
    user.id,
    {
      iss: auth.issuer(),
      sub: user.id,
      aud: user.aud,
      exp: expiresAt,
      iat: issuedAt,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.raw_app_meta_data ?? {},
      user_metadata: user.raw_user_meta_data ?? {},
      role: user.role || 'authenticated',
      aal: rows.some((row) => secondFactors.has(row.method)) ? 'aal2' : 'aal1',
      amr: rows,
      session_id: sessionId,
      is_anonymous: user.is_anonymous,
    },
    method,
  )
  return { token: await auth.engine.tokens.sign(claims), expiresAt }
}
