import type { Context } from 'hono'
import { z } from 'zod'
import { writeAudit } from '../audit.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { type AuthError, forbidden, invalid, unprocessable } from '../errors.ts'
import { factsOf, isUuid } from '../http/callers.ts'
import { optionalText, readParams } from '../http/params.ts'
import type { TokenResponse } from '../sessions/issue.ts'
import type { Factor } from '../users/user.ts'
import { assertOpen, closeChallenge } from './challenges.ts'
import { assertEnabled, factorOfPath, lockUser, type Mfa, requirePerson } from './mfa.ts'
import { raiseSession } from './session-level.ts'
import { stepOfCode } from './totp.ts'

const schema = z.object({ challenge_id: optionalText, code: optionalText })

/** Checks a code. The session has the second factor from then on. */
export async function verify(mfa: Mfa, c: Context): Promise<Response> {
  const { auth } = mfa
  const signedIn = await requirePerson(mfa, c)
  const { user, session } = signedIn
  const factor = factorOfPath(signedIn, c)
  const { challenge_id: challengeId = '', code } = await readParams(c, schema)
  if (!code) throw invalid('Code needs to be non-empty')
  assertEnabled(mfa, factor.factor_type, 'verify')
  if (!isUuid(challengeId)) throw invalid('challenge_id must be an UUID')
  const facts = factsOf(auth, c)
  await auth.limits.address('token_verifications', facts.ip)
  const account = `totp:${user.id}`
  // Counted before the code is checked, so that simultaneous guesses count, too.
  await auth.limits.guessCode(account)
  const outcome = await inTransaction(auth.db, async (tx): Promise<TokenResponse | AuthError> => {
    await lockUser(tx, user.id)
    await assertOpen(tx, factor.id, challengeId, facts.ip)
    const refusal = await refusalOf(mfa, tx, user.id, factor, challengeId, code)
    if (refusal) return refusal
    await writeAudit(tx, user, 'verification_attempted', facts, {
      factor_id: factor.id,
      challenge_id: challengeId,
      factor_type: factor.factor_type,
    })
    await markVerified(tx, user.id, factor.id)
    return raiseSession(auth, tx, user.id, session.id, factor.id)
  })
  await auth.engine.revocations.settle()
  // The hook's changes must be kept although the response is an error.
  if (outcome instanceof Error) throw outcome
  await auth.limits.rightCode(account)
  if (factor.status === 'unverified') {
    await auth.mails.notify('mfa_factor_enrolled', user, { FactorType: 'totp' })
  }
  return c.json(outcome)
}

async function refusalOf(
  { auth, secrets }: Mfa,
  tx: Queryable,
  userId: string,
  factor: Factor,
  challengeId: string,
  code: string,
): Promise<AuthError | undefined> {
  const { rows } = await tx.query<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [
    factor.id,
  ])
  if (!rows[0]) return unprocessable('mfa_factor_not_found', 'Factor not found')
  const step = stepOfCode(secrets.open(factor.id, rows[0].secret), code)
  const valid = step !== undefined && (await closeChallenge(tx, factor.id, challengeId, step))
  const rejection = await auth.hooks.mfaVerificationAttempt(tx, {
    user_id: userId,
    factor_id: factor.id,
    factor_type: factor.factor_type,
    valid,
  })
  if (rejection) {
    await tx.query('delete from auth.sessions where user_id = $1', [userId])
    return forbidden('mfa_verification_rejected', rejection)
  }
  return valid ? undefined : unprocessable('mfa_verification_failed', 'Invalid TOTP code entered')
}

/** Other unfinished apps are no longer needed. */
async function markVerified(tx: Queryable, userId: string, factorId: string): Promise<void> {
  await tx.query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    factorId,
  ])
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = 'totp' and status = 'unverified'`,
    [userId],
  )
}
