import type { Context } from 'hono'
import { writeAudit } from '../audit.ts'
import { inTransaction } from '../database.ts'
import { unprocessable } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import { factorOfPath, type Mfa, requirePerson } from './mfa.ts'
import { removeFactor } from './session-level.ts'

/** Removes a factor. One that protects the account must be proven first. */
export async function unenroll(mfa: Mfa, c: Context): Promise<Response> {
  const { auth } = mfa
  const signedIn = await requirePerson(mfa, c)
  const { user, session } = signedIn
  const { id, status, factor_type } = factorOfPath(signedIn, c)
  if (status === 'verified' && session.aal !== 'aal2') {
    throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  await inTransaction(auth.db, async (tx) => {
    await removeFactor(tx, id)
    await writeAudit(tx, user, 'factor_unenrolled', factsOf(auth, c), {
      factor_id: id,
      factor_status: status,
      session_id: session.id,
    })
  })
  await auth.mails.notify('mfa_factor_unenrolled', user, { FactorType: factor_type })
  return c.json({ id })
}
