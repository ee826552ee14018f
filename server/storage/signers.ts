import type { Context } from 'hono'
import type { Engine } from '../engine.ts'
import type { AppEnv } from '../http/app.ts'
import { clientAddress } from '../http/client-address.ts'
import { callerOf } from '../keys/callers.ts'
import type { Claims } from '../keys/tokens.ts'
import { type Access, accessOf } from './access.ts'
import { asUuid } from './buckets.ts'
import { errors } from './errors.ts'

/**
 * Who signed a URL, to be asked for again: a URL opens what its signer may still open, and takes what they may still
 * add. Where their session has ended or they are banned, it is worth nothing.
 */
export async function signerAccess(engine: Engine, c: Context<AppEnv>, signer: Claims): Promise<Access> {
  if (engine.revocations.has(signer) || (await isBanned(engine, signer))) {
    throw errors.accessDenied('Whoever signed this URL is no longer signed in')
  }
  const address = clientAddress(c, engine.env.TRUST_PROXY === 'on')
  return accessOf(engine, c, { ...callerOf(signer), address })
}

async function isBanned({ db }: Engine, { sub }: Claims): Promise<boolean> {
  const id = asUuid(sub)
  if (!id) return false
  const { rows } = await db.auth.query('select from auth.users where id = $1 and banned_until > now()', [id])
  return rows.length > 0
}
