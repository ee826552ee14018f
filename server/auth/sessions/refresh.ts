import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { type AuthError, badRequest, forbidden } from '../errors.ts'
import { findUserById } from '../users/find.ts'
import { isBanned, type User } from '../users/user.ts'
import { signAccessToken } from './access-token.ts'
import { ipOrNull, newRefreshToken, type RequestFacts, type TokenResponse, tokenResponse } from './issue.ts'

interface StoredToken {
  id: string
  token: string
  revoked: boolean
  session_id: string
  user_id: string
  reusable: boolean
  ended: boolean
  idle: boolean
}

/**
 * Exchanges a refresh token for a new pair. Each token works once. A used one returns the current token within the
 * grace period; later, it ends the whole session, because one of its two holders is a thief.
 */
export async function refreshSession(auth: Auth, token: string, facts: RequestFacts): Promise<TokenResponse> {
  const outcome = await inTransaction(auth.db, async (tx): Promise<TokenResponse | AuthError> => {
    const stored = await lockToken(auth, tx, token)
    if (!stored) {
      return badRequest('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    }
    const user = (await findUserById(tx, stored.user_id))!
    const refusal = refusalOf(stored, user)
    if (refusal) return refusal
    const current = stored.revoked ? await reuse(auth, tx, stored) : await rotate(tx, stored)
    if (!current) return badRequest('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    await touchSession(tx, stored.session_id, facts)
    await writeAudit(tx, user, 'token_refreshed', facts)
    const access = await signAccessToken(auth, tx, user, stored.session_id, 'token_refresh')
    return tokenResponse(auth, access, current, user)
  })
  // What ended the session must be kept although the response is an error.
  if (outcome instanceof Error) {
    await auth.engine.revocations.settle()
    throw outcome
  }
  return outcome
}

/** Requests with the same token wait for each other here. */
async function lockToken(auth: Auth, tx: Queryable, token: string): Promise<StoredToken | undefined> {
  const { timebox, inactivity_timeout: inactivity } = auth.config.sessions
  const { rows } = await tx.query<StoredToken>(
    `select r.id, r.token, r.revoked, r.session_id, s.user_id,
       r.updated_at + make_interval(secs => $2) >= clock_timestamp() as reusable,
       coalesce(s.not_after < now(), false) or ($3 > 0 and s.created_at + make_interval(secs => $3) < now()) as ended,
       $4 > 0 and coalesce(s.refreshed_at at time zone 'utc', s.created_at) + make_interval(secs => $4) < now() as idle
     from auth.refresh_tokens r join auth.sessions s on s.id = r.session_id
     where r.token = $1 for update`,
    [token, auth.config.refresh_token_reuse_interval, timebox, inactivity],
  )
  return rows[0]
}

function refusalOf(stored: StoredToken, user: User): AuthError | undefined {
  if (isBanned(user)) return badRequest('user_banned', 'Invalid Refresh Token: User Banned')
  if (stored.ended) return badRequest('session_expired', 'Invalid Refresh Token: Session Expired')
  if (stored.idle) {
    return badRequest('session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)')
  }
  return undefined
}

/** A new token for a session that gained a factor. */
export async function rotateSessionToken(tx: Queryable, sessionId: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [sessionId],
  )
  if (!rows[0]) throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist')
  return rotate(tx, rows[0])
}

async function rotate(tx: Queryable, stored: Pick<StoredToken, 'id'>): Promise<string> {
  const fresh = newRefreshToken()
  await tx.query(
    `with used as (
       update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where id = $1
       returning instance_id, user_id, session_id, token
     )
     insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     select instance_id, $2, user_id, false, clock_timestamp(), clock_timestamp(), token, session_id from used`,
    [stored.id, fresh],
  )
  return fresh
}

async function reuse(auth: Auth, tx: Queryable, stored: StoredToken): Promise<string | undefined> {
  if (stored.reusable) {
    const { rows } = await tx.query<{ token: string }>(
      `select token from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1`,
      [stored.session_id],
    )
    if (rows[0]) return rows[0].token
  }
  if (auth.config.enable_refresh_token_rotation) {
    await tx.query('delete from auth.sessions where id = $1', [stored.session_id])
  }
  return undefined
}

async function touchSession(tx: Queryable, sessionId: string, facts: RequestFacts): Promise<void> {
  await tx.query(
    `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(), user_agent = $2, ip = $3
     where id = $1`,
    [sessionId, facts.userAgent || null, ipOrNull(facts.ip)],
  )
}
