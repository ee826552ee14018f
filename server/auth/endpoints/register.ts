import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { unprocessable } from '../errors.ts'
import { deliver, prepareLink } from '../mail/link-mail.ts'
import { issueSession, type RequestFacts, type TokenResponse } from '../sessions/issue.ts'
import { type Challenge, startFlow } from '../tokens/flow-state.ts'
import { confirmEmail, mergeMetadata } from '../users/change.ts'
import { draftUser, insertIdentity, insertUser, ownIdentityData } from '../users/create.ts'
import { findUserByEmail, findUserById } from '../users/find.ts'
import type { Metadata, User } from '../users/user.ts'

export interface Registration {
  email: string
  passwordHash?: string
  /** The password is the one that a waiting account has already. */
  knowsPassword?: boolean
  data: Metadata
  challenge: Challenge
  redirectTo: string
}

export interface Registered {
  user: User
  /** There was a confirmed account already; nothing was done. */
  exists?: boolean
  session?: TokenResponse
}

/** Makes the account, or finds the one that waits for its confirmation; then mails the link or signs in. */
export async function register(auth: Auth, facts: RequestFacts, wish: Registration): Promise<Registered> {
  const confirmations = auth.config.email.enable_confirmations
  const known = await findUserByEmail(auth.db, wish.email)
  if (known?.email_confirmed_at) {
    await writeAudit(auth.db, known, 'user_repeated_signup', facts, { provider: 'email' })
    if (!confirmations) throw unprocessable('user_already_exists', 'User already registered')
    return { user: known, exists: true }
  }
  const create = known ? undefined : await approveNewUser(auth, facts, wish)
  const { user, session, mail } = await inTransaction(auth.db, async (tx) => {
    const user = known ?? (await create!(tx))
    if (!known) await mergeMetadata(tx, user.id, 'raw_user_meta_data', ownIdentityData(user))
    else if (confirmations && !wish.knowsPassword) await dropPassword(tx, user.id)
    if (!confirmations) {
      await confirmEmail(tx, user.id)
      await writeAudit(tx, user, 'user_signedup', facts, { provider: 'email' })
      const confirmed = (await findUserById(tx, user.id))!
      await writeAudit(tx, user, 'login', facts, { provider: 'email' })
      return { user: confirmed, session: await issueSession(auth, tx, confirmed, 'password', facts) }
    }
    await writeAudit(tx, user, 'user_confirmation_requested', facts, { provider: 'email' })
    const pkce = Boolean(wish.challenge.code_challenge)
    if (pkce) {
      await startFlow(tx, { ...wish.challenge, userId: user.id, provider: 'email', method: 'email/signup' })
    }
    const mail = await prepareLink(auth, tx, user, 'signup', pkce, wish.redirectTo)
    return { user: (await findUserById(tx, user.id))!, mail }
  })
  if (mail) await deliver(auth, () => auth.mails.sendLink(user, mail))
  return { user: known ? withoutPrivateData(user, wish.data) : user, session }
}

/**
 * Two people may want the same address, and only one of them reads its mails. Until that one has confirmed, neither
 * password counts: a stranger who came first, or second, must not know the password of the account that is confirmed.
 */
async function dropPassword(tx: Queryable, userId: string): Promise<void> {
  await tx.query(`update auth.users set encrypted_password = '', updated_at = now() where id = $1`, [userId])
}

/** Asks the project's hook, outside any transaction, and answers what writes the approved account. */
export async function approveNewUser(
  auth: Auth,
  facts: RequestFacts,
  wish: Pick<Registration, 'email' | 'passwordHash' | 'data'>,
): Promise<(tx: Queryable) => Promise<User>> {
  const { email, passwordHash, data } = wish
  const draft = draftUser({ email, passwordHash, provider: 'email', userMetadata: data })
  await auth.hooks.beforeUserCreated(draft, facts.ip)
  return async (tx) => {
    const user = await insertUser(tx, draft)
    await insertIdentity(tx, user.id, 'email', user.id, ownIdentityData(user, data))
    return (await findUserById(tx, user.id))!
  }
}

/** The caller has not proven that the waiting account is his: he sees what he sent, not what is stored. */
function withoutPrivateData(user: User, data: Metadata): User {
  const identities = user.identities.map((identity) => ({
    ...identity,
    identity_data: { sub: user.id, email: user.email, email_verified: false, phone_verified: false },
  }))
  return { ...user, raw_user_meta_data: data, identities, phone: null }
}
