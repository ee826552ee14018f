import { randomUUID } from 'node:crypto'
import type { Auth } from '../auth.ts'
import type { Queryable } from '../database.ts'
import { signAccessToken } from '../sessions/access-token.ts'
import { type TokenResponse, tokenResponse } from '../sessions/issue.ts'
import { rotateSessionToken } from '../sessions/refresh.ts'
import { findUserById } from '../users/find.ts'

/** The session continues at the higher level with new tokens. Sessions that did not prove the factor end. */
export async function raiseSession(
  auth: Auth,
  tx: Queryable,
  userId: string,
  sessionId: string,
  factorId: string,
): Promise<TokenResponse> {
  await tx.query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`, [
    sessionId,
    factorId,
  ])
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values ($1, $2, 'totp', clock_timestamp(), clock_timestamp())
     on conflict (session_id, authentication_method) do update set updated_at = clock_timestamp()`,
    [randomUUID(), sessionId],
  )
  await tx.query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`, [userId])
  const refreshToken = await rotateSessionToken(tx, sessionId)
  const user = (await findUserById(tx, userId))!
  const access = await signAccessToken(auth, tx, user, sessionId, 'totp')
  return tokenResponse(auth, access, refreshToken, user)
}

/** Removes the factor. Sessions that proved it drop to the lower level with their next token. */
export async function removeFactor(tx: Queryable, factorId: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where id = $1', [factorId])
  await tx.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims using lowered
     where session_id = lowered.id and authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn')`,
    [factorId],
  )
}
