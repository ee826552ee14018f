import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { clientAddress } from '../../http/client-address.ts'
import { readCredentials } from '../../keys/callers.ts'
import { KeyRefused } from '../../keys/key-refused.ts'
import { type Claims, InvalidToken } from '../../keys/tokens.ts'
import type { Auth } from '../auth.ts'
import { AuthError, badRequest, forbidden } from '../errors.ts'
import type { RequestFacts } from '../sessions/issue.ts'
import { findUserById } from '../users/find.ts'
import { isBanned, type User } from '../users/user.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const adminRoles = new Set(['service_role', 'supabase_admin'])

interface Session {
  id: string
  user_id: string
  aal: 'aal1' | 'aal2' | 'aal3'
  factor_id: string | null
  created_at: Date
}

export interface SignedIn {
  user: User
  session: Session
  claims: Claims
}

export function isUuid(text: string): boolean {
  return uuid.test(text)
}

export function factsOf(auth: Auth, c: Context): RequestFacts {
  return {
    ip: clientAddress(c, auth.engine.env.TRUST_PROXY === 'on'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 1000),
  }
}

/** Every request needs the project's key, except browsers following a link. */
export function requireApiKey(auth: Auth): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { apiKey, bearer } = readCredentials(c.req.raw.headers, new URL(c.req.url).searchParams)
    try {
      await auth.engine.callers.identify(apiKey === undefined ? { bearer } : { apiKey })
    } catch (error) {
      if (!(error instanceof InvalidToken)) throw error
      throw new KeyRefused('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')
    }
    await next()
  }
}

/** The person behind the bearer token, with a session that has not ended. */
export async function requireUser(auth: Auth, c: Context): Promise<SignedIn> {
  const claims = await bearerClaims(auth, c)
  if (!claims.sub) throw forbidden('bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(claims.sub)) throw badRequest('bad_jwt', 'invalid claim: sub claim must be a UUID')
  const [user, session] = await Promise.all([
    findUserById(auth.db, claims.sub),
    findSession(auth, claims.session_id ?? '', claims.sub),
  ])
  if (!user) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist')
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
  if (!session) throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, session, claims }
}

/** Refuses a session without the second factor that its account has. */
export function assertSecondFactor({ user, session }: SignedIn, message: string): void {
  if (session.aal !== 'aal2' && user.factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(401, 'insufficient_aal', message)
  }
}

/** The caller's role, if it may use the admin interface. */
export async function requireAdmin(auth: Auth, c: Context): Promise<string> {
  const credentials = readCredentials(c.req.raw.headers)
  try {
    const { role } = await auth.engine.callers.identify(credentials)
    if (adminRoles.has(role)) return role
  } catch (error) {
    if (error instanceof InvalidToken) throw badToken(error)
    throw error
  }
  throw forbidden('not_admin', 'User not allowed')
}

async function bearerClaims(auth: Auth, c: Context): Promise<Claims> {
  const { bearer } = readCredentials(c.req.raw.headers)
  if (!bearer) throw new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token')
  // An API key stands for a role, not a person.
  if (bearer.startsWith('sb_')) return {}
  try {
    return await auth.engine.tokens.verify(bearer)
  } catch (error) {
    if (error instanceof InvalidToken) throw badToken(error)
    throw error
  }
}

function badToken(error: InvalidToken): AuthError {
  const reason = error.expired ? 'token has invalid claims: token is expired' : error.message
  return forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)
}

async function findSession(auth: Auth, id: string, userId: string): Promise<Session | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } = await auth.db.query<Session>(
    `select id, user_id, aal, factor_id, created_at from auth.sessions
     where id = $1 and user_id = $2 and (not_after is null or not_after > now())`,
    [id, userId],
  )
  return rows[0]
}
