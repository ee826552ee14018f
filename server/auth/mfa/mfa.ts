import type { Context } from 'hono'
import type { Auth } from '../auth.ts'
import type { Queryable } from '../database.ts'
import { forbidden, invalid, notFound, unprocessable } from '../errors.ts'
import { isUuid, requireUser, type SignedIn } from '../http/callers.ts'
import type { Factor } from '../users/user.ts'
import { FactorSecrets } from './secrets.ts'

/** Shared by the multi-factor authentication endpoints. */
export interface Mfa {
  auth: Auth
  secrets: FactorSecrets
}

export async function openMfa(auth: Auth): Promise<Mfa> {
  return { auth, secrets: new FactorSecrets(await auth.engine.db.secret('mfa_factors')) }
}

/** A person signed in to their own account. */
export async function requirePerson({ auth }: Mfa, c: Context): Promise<SignedIn> {
  const signedIn = await requireUser(auth, c)
  if (signedIn.user.is_anonymous) {
    throw forbidden('no_authorization', 'Anonymous user not allowed to perform these actions')
  }
  return signedIn
}

/** The factor named in the path, if it belongs to the person. */
export function factorOfPath({ user }: SignedIn, c: Context): Factor {
  const id = c.req.param('factor_id') ?? ''
  if (!isUuid(id)) throw notFound('validation_failed', 'factor_id must be an UUID')
  const factor = user.factors.find((one) => one.id === id.toLowerCase())
  if (!factor) throw notFound('mfa_factor_not_found', 'Factor not found')
  return factor
}

const kinds: Record<string, { word: string; code: string }> = {
  totp: { word: 'TOTP', code: 'totp' },
  phone: { word: 'Phone', code: 'phone' },
  webauthn: { word: 'WebAuthn', code: 'webauthn' },
}

/** Only authenticator apps are supported, and only if the project enables them. */
export function assertEnabled({ auth }: Mfa, kind: string, what: 'enroll' | 'verify'): void {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!known) throw invalid('factor_type needs to be totp, phone, or webauthn')
  if (kind === 'totp' && auth.config.mfa.totp[`${what}_enabled`]) return
  const action = what === 'enroll' ? 'enroll' : 'verification'
  throw unprocessable(`mfa_${known.code}_${what}_not_enabled`, `MFA ${action} is disabled for ${known.word}`)
}

/** One change to a person's factors at a time. */
export async function lockUser(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select from auth.users where id = $1 for update', [userId])
}
