import type { Context } from 'hono'
import { writeAudit } from '../audit.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { notFound, unprocessable } from '../errors.ts'
import { factsOf, isUuid, requireUser } from '../http/callers.ts'
import { syncProviders } from '../users/change.ts'
import { findUserById } from '../users/find.ts'
import type { User } from '../users/user.ts'
import { assertManualLinking } from './authorize.ts'
import type { OAuth } from './oauth.ts'

/** Removes one way to sign in; the last one stays. */
export async function unlinkIdentity(oauth: OAuth, c: Context): Promise<Response> {
  const { auth } = oauth
  const { user } = await requireUser(auth, c)
  assertManualLinking(oauth)
  const id = c.req.param('identity_id') ?? ''
  if (!isUuid(id)) throw notFound('validation_failed', 'identity_id must be an UUID')
  const removed = await inTransaction(auth.db, async (tx) => {
    await tx.query('select from auth.users where id = $1 for update', [user.id])
    const { identities } = (await findUserById(tx, user.id))!
    if (identities.length <= 1) {
      throw unprocessable(
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    }
    const identity = identities.find((one) => one.id === id)
    if (!identity) throw unprocessable('identity_not_found', "Identity doesn't exist")
    const { provider, provider_id } = identity
    await writeAudit(tx, user, 'identity_unlinked', factsOf(auth, c), {
      identity_id: id,
      provider,
      provider_id,
    })
    await tx.query('delete from auth.identities where id = $1', [id])
    if (provider === 'phone') {
      await tx.query('update auth.users set phone = null, phone_confirmed_at = null where id = $1', [user.id])
    } else {
      await keepEmailOfIdentities(tx, user)
    }
    await syncProviders(tx, user.id)
    return provider
  })
  await auth.mails.notify('identity_unlinked', user, { Provider: removed })
  return c.json({})
}

/** The account's address comes from one of its identities. If that one is removed, another's replaces it. */
async function keepEmailOfIdentities(tx: Queryable, before: User): Promise<void> {
  const { identities } = (await findUserById(tx, before.id))!
  const withEmail = identities.filter(({ email }) => email)
  if (withEmail.some(({ email }) => email === before.email)) return
  const [next] = withEmail
  const verified = next?.identity_data.email_verified === true
  try {
    await tx.query(
      `update auth.users set email = $2, email_confirmed_at = case when $3 then now() end, updated_at = now()
       where id = $1`,
      [before.id, next?.email ?? null, verified],
    )
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    throw unprocessable(
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    )
  }
}
