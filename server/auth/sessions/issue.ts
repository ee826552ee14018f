import { randomInt, randomUUID } from 'node:crypto'
import type { Auth } from '../auth.ts'
import type { Queryable } from '../database.ts'
import { publicUser, type User } from '../users/user.ts'
import { signAccessToken } from './access-token.ts'

/** Where a request comes from, for sessions and the audit log. */
export interface RequestFacts {
  ip: string
  userAgent: string
}

/** The response to a successful sign-in. */
export interface TokenResponse {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
  provider_token?: string
  provider_refresh_token?: string
}

export interface SessionOptions {
  factorId?: string
  providerToken?: string
  providerRefreshToken?: string
  /** When the session ends in any case. */
  notAfter?: Date
}

/**
 * Opens a session for a user whose identity was proven by `method` (password, otp, oauth, anonymous …), and returns
 * its tokens. Everything happens in the caller's transaction.
 */
export async function issueSession(
  auth: Auth,
  tx: Queryable,
  user: User,
  method: string,
  facts: RequestFacts,
  options: SessionOptions = {},
): Promise<TokenResponse> {
  const sessionId = randomUUID()
  const refreshToken = newRefreshToken()
  const { rows } = await tx.query<{ last_sign_in_at: Date }>(
    `with session as (
       insert into auth.sessions (id, user_id, created_at, updated_at, aal, factor_id, user_agent, ip, not_after)
       values ($1, $2, now(), now(), 'aal1', $3, $4, $5, $9)
     ), token as (
       insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
       values ('00000000-0000-0000-0000-000000000000', $6, $2, false, now(), now(), $1)
     ), claim as (
       insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values ($7, $1, now(), now(), $8)
     )
     update auth.users set last_sign_in_at = now(), updated_at = now() where id = $2 returning last_sign_in_at`,
    [
      sessionId,
      user.id,
      options.factorId ?? null,
      facts.userAgent || null,
      ipOrNull(facts.ip),
      refreshToken,
      randomUUID(),
      method,
      options.notAfter ?? null,
    ],
  )
  const signedIn = { ...user, last_sign_in_at: rows[0]?.last_sign_in_at ?? new Date() }
  const access = await signAccessToken(auth, tx, signedIn, sessionId, method)
  return {
    ...tokenResponse(auth, access, refreshToken, signedIn),
    provider_token: options.providerToken,
    provider_refresh_token: options.providerRefreshToken,
  }
}

export function tokenResponse(
  auth: Auth,
  access: { token: string; expiresAt: number },
  refreshToken: string,
  user: User,
): TokenResponse {
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: auth.config.jwt_expiry,
    expires_at: access.expiresAt,
    refresh_token: refreshToken,
    user: publicUser(user),
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function newRefreshToken(): string {
  return Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

export function ipOrNull(ip: string): string | null {
  return /^[0-9a-f.:]+$/i.test(ip) ? ip : null
}
