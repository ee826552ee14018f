import type { Context } from 'hono'
import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { unprocessable } from '../errors.ts'
import { factsOf, requireUser } from '../http/callers.ts'
import { voidMailedTokens } from '../users/change.ts'
import type { User } from '../users/user.ts'

/** Emails a code that proves the owner is present before a password is changed. */
export async function reauthenticate(auth: Auth, c: Context): Promise<Response> {
  const { user } = await requireUser(auth, c)
  const facts = factsOf(auth, c)
  const { email } = user
  if (!email) {
    throw unprocessable(
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    )
  }
  if (!user.email_confirmed_at) throw unprocessable('email_not_confirmed', 'Please verify your email first.')
  await auth.limits.address('sign_in_sign_ups', facts.ip)
  await auth.limits.mailTo('reauthentication', email, facts.ip)
  const { otp, hash } = auth.oneTimeTokens.fresh(email, false)
  await inTransaction(auth.db, async (tx) => {
    await writeAudit(tx, user, 'user_reauthenticate_requested', facts)
    await auth.oneTimeTokens.store(tx, user.id, 'reauthentication_token', email, hash)
  })
  await auth.mails.sendReauthenticationCode(user, { otp, hash })
  return c.json({})
}

export async function assertReauthenticated(auth: Auth, user: User, nonce: string): Promise<void> {
  const account = `reauthentication:${user.id}`
  const lastTry = await auth.limits.guessCode(account)
  if (auth.oneTimeTokens.matches(user, user.email ?? '', nonce, 'reauthentication_token')) {
    await auth.limits.rightCode(account)
    await voidMailedTokens(auth.db, user.id)
    return
  }
  if (lastTry) await voidMailedTokens(auth.db, user.id)
  throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid')
}
