import type { Context } from 'hono'
import type { ServerContext } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { callerOf } from '../keys/callers.ts'
import type { Claims } from '../keys/tokens.ts'
import { type Access, accessOf } from './access.ts'
import { asUuid } from './buckets.ts'
import { errors } from './errors.ts'

/**
 * The signer of a URL, whose permissions are checked again on use: a URL opens what its signer can still open, and
 * accepts what they can still add. It is invalid if their session has ended or they are banned.
 */
export async function signerAccess(
  engine: ServerContext,
  c: Context<AppEnv>,
  signer: Claims,
): Promise<Access> {
  if (engine.revocations.has(signer) || (await isBanned(engine, signer))) {
    throw errors.accessDenied('Whoever signed this URL is no longer signed in')
  }
  const address = clientAddress(c, engine.env.TRUST_PROXY === 'on')
  return accessOf(engine, c, { ...callerOf(signer), address })
}

async function isBanned({ db }: ServerContext, { sub }: Claims): Promise<boolean> {
  const id = asUuid(sub)
  if (!id) return false
  const { rows } = await db.auth.query('select from auth.users where id = $1 and banned_until > now()', [id])
  return rows.length > 0
}
