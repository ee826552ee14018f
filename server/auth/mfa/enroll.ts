import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { writeAudit } from '../audit.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { forbidden, invalid, unprocessable } from '../errors.ts'
import { factsOf, type SignedIn } from '../http/callers.ts'
import { optionalText, readParams } from '../http/params.ts'
import { findUserById } from '../users/find.ts'
import { assertEnabled, lockUser, type Mfa, requirePerson } from './mfa.ts'
import { newEnrolment } from './totp.ts'

const schema = z.object({
  friendly_name: optionalText,
  factor_type: optionalText,
  issuer: optionalText,
  phone: optionalText,
})

const longestName = 100
const maxVerifiedFactors = 10
/** Minutes after which an unfinished factor makes room for another. */
const unfinishedMinutes = 5

/** Starts setting up an authenticator app. It counts once its first code is verified. */
export async function enroll(mfa: Mfa, c: Context): Promise<Response> {
  const { auth } = mfa
  const signedIn = await requirePerson(mfa, c)
  const params = await readParams(c, schema)
  assertEnabled(mfa, params.factor_type ?? '', 'enroll')
  const name = params.friendly_name ?? ''
  const issuer = params.issuer ?? new URL(auth.redirects.siteUrl).host
  if (name.length > longestName) throw invalid('friendly_name is too long')
  if (issuer.length > longestName) throw invalid('issuer is too long')
  const { user } = signedIn
  const totp = await newEnrolment(issuer, user.email || user.phone || user.id)
  const id = randomUUID()
  await inTransaction(auth.db, async (tx) => {
    await lockUser(tx, user.id)
    await removeUnfinished(tx, user.id)
    await assertMayEnroll(mfa, tx, signedIn, name)
    await tx.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
      [id, user.id, name, mfa.secrets.seal(id, totp.secret)],
    )
    await writeAudit(tx, user, 'factor_in_progress', factsOf(auth, c), { factor_id: id })
  })
  return c.json({ id, type: 'totp', friendly_name: name, totp })
}

async function removeUnfinished(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors f where user_id = $1 and status = 'unverified'
       and created_at < now() - make_interval(mins => $2)
       and not exists (select from auth.mfa_challenges c where c.factor_id = f.id
         and c.created_at > now() - make_interval(mins => $2))`,
    [userId, unfinishedMinutes],
  )
}

async function assertMayEnroll(
  { auth }: Mfa,
  tx: Queryable,
  { user, session }: SignedIn,
  name: string,
): Promise<void> {
  const { factors } = (await findUserById(tx, user.id))!
  const verified = factors.filter(({ status }) => status === 'verified').length
  if (factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    throw unprocessable(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    )
  }
  if (factors.length >= auth.config.mfa.max_enrolled_factors || verified >= maxVerifiedFactors) {
    throw unprocessable(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  // Otherwise, a stolen password would be enough to add a factor and pass for the owner.
  if (verified > 0 && session.aal !== 'aal2') {
    throw forbidden('insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}
