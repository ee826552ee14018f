import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { badRequest, forbidden, unprocessable } from '../errors.ts'
import { confirmEmail } from '../users/change.ts'
import { findUserByEmail, findUserById } from '../users/find.ts'
import { isBanned, type User } from '../users/user.ts'
import { findUserByIdentity } from './decide.ts'
import { addIdentity } from './identities.ts'
import type { Profile } from './profile.ts'

/** Adds an identity to the account of the person who asked for it, and lets `enter` open a session. */
export async function addToAccount<T>(
  auth: Auth,
  userId: string,
  profile: Profile,
  enter: (tx: Queryable, user: User) => Promise<T>,
): Promise<T> {
  const { user, entered } = await inTransaction(auth.db, async (tx) => {
    const user = await linkIdentity(tx, userId, profile)
    return { user, entered: await enter(tx, user) }
  })
  await auth.mails.notify('identity_linked', user, { Provider: profile.provider })
  return entered
}

async function linkIdentity(tx: Queryable, userId: string, profile: Profile): Promise<User> {
  const user = await findUserById(tx, userId)
  if (!user) throw unprocessable('user_not_found', 'Linking target user not found')
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
  const owner = await findUserByIdentity(tx, profile)
  if (owner) {
    throw unprocessable(
      'identity_already_exists',
      owner.id === user.id ? 'Identity is already linked' : 'Identity is already linked to another user',
    )
  }
  await addIdentity(tx, user.id, profile)
  if (!user.email && profile.email) await adoptEmail(tx, user, profile)
  return (await findUserById(tx, user.id))!
}

/** An account without an address, such as an anonymous one, gets that of its first identity. */
async function adoptEmail(tx: Queryable, user: User, profile: Profile): Promise<void> {
  if (!profile.emailVerified) {
    throw unprocessable(
      'email_not_confirmed',
      `Unverified email with ${profile.provider}. Verify the email with ${profile.provider} in order to link it`,
    )
  }
  if (await findUserByEmail(tx, profile.email!)) {
    throw badRequest('email_exists', 'A user with this email address has already been registered')
  }
  await tx.query('update auth.users set email = $2 where id = $1', [user.id, profile.email])
  await confirmEmail(tx, user.id)
}
