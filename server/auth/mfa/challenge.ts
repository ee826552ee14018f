import type { Context } from 'hono'
import { writeAudit } from '../audit.ts'
import { inTransaction } from '../database.ts'
import { factsOf } from '../http/callers.ts'
import { createChallenge } from './challenges.ts'
import { assertEnabled, factorOfPath, lockUser, type Mfa, requirePerson } from './mfa.ts'

/** Starts a verification. The code follows in the next request. */
export async function challenge(mfa: Mfa, c: Context): Promise<Response> {
  const { auth } = mfa
  const signedIn = await requirePerson(mfa, c)
  const factor = factorOfPath(signedIn, c)
  assertEnabled(mfa, factor.factor_type, 'verify')
  const facts = factsOf(auth, c)
  const { id, expiresAt } = await inTransaction(auth.db, async (tx) => {
    await lockUser(tx, signedIn.user.id)
    await writeAudit(tx, signedIn.user, 'challenge_created', facts, {
      factor_id: factor.id,
      factor_status: factor.status,
    })
    return createChallenge(tx, factor.id, facts.ip)
  })
  return c.json({ id, type: factor.factor_type, expires_at: expiresAt })
}
