import type { Context } from 'hono'
import type { Engine } from '../engine.ts'
import type { AppEnv } from '../http/app.ts'
import { clientAddress } from '../http/client-address.ts'
import { InvalidToken } from '../keys/tokens.ts'
import type { Caller } from '../postgres/requests.ts'
import { type Actor, asCaller } from './actor.ts'
import { errors } from './errors.ts'
import type { Operation } from './operations.ts'

/** Who asks, and the means to act in their name. */
export interface Access {
  caller: Caller
  /** The user's id, where it is a user. */
  owner: string | undefined
  role: string
  as(operation: Operation): Actor
}

/** Storage needs no `apikey`, but somebody must ask: a bearer token, or a key in its place. */
export async function authenticate(engine: Engine, c: Context<AppEnv>): Promise<Access> {
  const bearer = c.req
    .header('authorization')
    ?.replace(/^bearer\s+/i, '')
    .trim()
  const token = bearer || c.req.header('apikey')
  if (!token) throw errors.invalidRequest("headers must have required property 'authorization'")
  let caller: Caller
  try {
    const address = clientAddress(c, engine.env.TRUST_PROXY === 'on')
    caller = { ...(await engine.callers.ofBearer(token)), address }
  } catch (error) {
    if (error instanceof InvalidToken) throw errors.accessDenied(tokenRefusal(error))
    throw error
  }
  return accessOf(engine, c, caller)
}

export function accessOf(engine: Engine, c: Context<AppEnv>, caller: Caller): Access {
  const { sub } = caller.claims
  return {
    caller,
    owner: typeof sub === 'string' && sub ? sub : undefined,
    role: caller.role,
    as: (operation) => asCaller(engine.db.requests, caller, settingsOf(c, operation)),
  }
}

/** For what no policy can allow. */
export function requireServiceRole({ role }: Access): void {
  if (role !== 'service_role') throw errors.wrongRole()
}

/** Nothing where nobody, or nobody we believe, asks: public buckets are open all the same. */
export function authenticateIfPossible(engine: Engine, c: Context<AppEnv>): Promise<Access | undefined> {
  return authenticate(engine, c).catch(() => undefined)
}

/** Storage's words for what is wrong with a token. */
function tokenRefusal(error: InvalidToken): string {
  if (error.expired) return '"exp" claim timestamp check failed'
  if (error.message.includes('JWSInvalidSignature')) return 'signature verification failed'
  return 'Invalid Compact JWS'
}

const secretHeaders = new Set(['authorization', 'apikey', 'cookie', 'x-signature'])

function settingsOf(c: Context<AppEnv>, operation: Operation): Record<string, string> {
  const headers = Object.entries(c.req.header()).filter(([name]) => !secretHeaders.has(name))
  return {
    'storage.operation': operation,
    'storage.allow_delete_query': 'true',
    'request.method': c.req.method,
    'request.path': c.req.path,
    'request.headers': JSON.stringify(Object.fromEntries(headers)),
  }
}
