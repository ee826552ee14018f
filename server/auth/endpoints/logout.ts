import type { Context } from 'hono'
import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { invalid } from '../errors.ts'
import { assertSecondFactor, factsOf, requireUser } from '../http/callers.ts'

const endedSessions: Record<string, string> = {
  global: 'user_id = $1 and $2::uuid is not null',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
}

export async function logout(auth: Auth, c: Context): Promise<Response> {
  const signedIn = await requireUser(auth, c)
  const { user, session } = signedIn
  const scope = c.req.query('scope') || 'global'
  const condition = Object.hasOwn(endedSessions, scope) && endedSessions[scope]
  if (!condition) throw invalid(`Unsupported logout scope "${scope}"`)
  // A session with only the password must not end those with a second factor.
  if (scope !== 'local') assertSecondFactor(signedIn, 'AAL2 session is required to end other sessions.')
  await inTransaction(auth.db, async (tx) => {
    await writeAudit(tx, user, 'logout', factsOf(auth, c))
    await tx.query(`delete from auth.sessions where ${condition}`, [user.id, session.id])
  })
  await auth.engine.revocations.settle()
  return c.body(null, 204)
}
