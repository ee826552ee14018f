import type { Context } from 'hono'
import type { ServerContext } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Caller } from '../keys/caller.ts'
import { InvalidToken } from '../keys/tokens.ts'
import { type Actor, asCaller } from './actor.ts'
import { errors } from './errors.ts'
import type { Operation } from './operations.ts'

/** The caller, and how to act on their behalf. */
export interface Access {
  caller: Caller
  /** The user's ID, if the caller is a user. */
  owner: string | undefined
  role: string
  as(operation: Operation): Actor
}

/** Storage needs no `apikey`, but every caller must authenticate: with a bearer token, or a key in its place. */
export async function authenticate(engine: ServerContext, c: Context<AppEnv>): Promise<Access> {
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

export function accessOf(engine: ServerContext, c: Context<AppEnv>, caller: Caller): Access {
  const { sub } = caller.claims
  return {
    caller,
    owner: typeof sub === 'string' && sub ? sub : undefined,
    role: caller.role,
    as: (operation) => asCaller(engine.db.requests, caller, settingsOf(c, operation)),
  }
}

/** For operations that no policy can allow. */
export function requireServiceRole({ role }: Access): void {
  if (role !== 'service_role') throw errors.wrongRole()
}

/** Returns nothing without valid credentials, because public buckets are open to everyone. */
export function authenticateIfPossible(
  engine: ServerContext,
  c: Context<AppEnv>,
): Promise<Access | undefined> {
  return authenticate(engine, c).catch(() => undefined)
}

/** Storage's message for an invalid token. */
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
