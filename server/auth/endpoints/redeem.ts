import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import type { Queryable } from '../database.ts'
import { unprocessable } from '../errors.ts'
import type { RequestFacts } from '../sessions/issue.ts'
import type { FoundToken } from '../tokens/one-time-tokens.ts'
import { clearOneTimeTokens, confirmEmail } from '../users/change.ts'
import { setOwnIdentity } from '../users/create.ts'
import { findUserById } from '../users/find.ts'
import type { User } from '../users/user.ts'

export interface Redeemed {
  /** Undefined while the other mailbox still has to confirm a change of address. */
  user?: User
  /** The account's previous address, if it changed. */
  formerEmail?: string
}

/** Performs what an emailed token is for, and invalidates it. */
export async function redeem(
  auth: Auth,
  tx: Queryable,
  { user, type }: FoundToken,
  facts: RequestFacts,
): Promise<Redeemed> {
  if (type === 'email_change_token_current' || type === 'email_change_token_new') {
    return changeEmail(auth, tx, user, type, facts)
  }
  if (type === 'recovery_token') {
    await tx.query(`update auth.users set recovery_token = '', updated_at = now() where id = $1`, [user.id])
    await clearOneTimeTokens(tx, user.id)
  }
  if (user.email_confirmed_at && type === 'recovery_token') {
    await writeAudit(tx, user, 'login', facts)
  } else {
    await confirmEmail(tx, user.id)
    await writeAudit(tx, user, user.invited_at ? 'invite_accepted' : 'user_signedup', facts)
  }
  return { user: await findUserById(tx, user.id) }
}

async function changeEmail(
  auth: Auth,
  tx: Queryable,
  user: User,
  type: 'email_change_token_current' | 'email_change_token_new',
  facts: RequestFacts,
): Promise<Redeemed> {
  const both = auth.config.email.double_confirm_changes && user.email
  if (both && user.email_change_confirm_status === 0) {
    await tx.query(`update auth.users set ${type} = '', email_change_confirm_status = 1 where id = $1`, [
      user.id,
    ])
    await tx.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [user.id, type])
    return {}
  }
  await applyEmailChange(tx, user)
  await writeAudit(tx, user, 'user_modified', facts)
  return { user: await findUserById(tx, user.id), formerEmail: user.email ?? undefined }
}

/** Replaces the old address with the new one, in the account and in its identity. */
export async function applyEmailChange(tx: Queryable, user: User): Promise<void> {
  try {
    await tx.query(
      `update auth.users set email = email_change, email_change = '', email_change_token_current = '',
         email_change_token_new = '', email_change_confirm_status = 0, is_anonymous = false,
         email_confirmed_at = coalesce(email_confirmed_at, now()),
         raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
           || jsonb_build_object('email', email_change, 'email_verified', true),
         updated_at = now() where id = $1`,
      [user.id],
    )
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    throw unprocessable('email_exists', 'A user with this email address has already been registered')
  }
  await clearOneTimeTokens(tx, user.id)
  await setOwnIdentity(tx, user.id, 'email', { email: user.email_change, email_verified: true })
}
