import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { unprocessable } from '../errors.ts'
import { prepareLink } from '../mail/link-mail.ts'
import { issueSession, type RequestFacts, type TokenResponse } from '../sessions/issue.ts'
import { type Challenge, startFlow } from '../tokens/flow-state.ts'
import { confirmEmail, mergeMetadata } from '../users/change.ts'
import { draftUser, insertIdentity, insertUser, ownIdentityData } from '../users/create.ts'
import { findUserByEmail, findUserById } from '../users/find.ts'
import { isBanned, type Metadata, type User } from '../users/user.ts'
import { sendRecovery } from './recover.ts'

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

/** Makes the account, in place of one that was never confirmed; then mails the link or signs in. */
export async function register(auth: Auth, facts: RequestFacts, wish: Registration): Promise<Registered> {
  const confirmations = auth.config.email.enable_confirmations
  const known = await findUserByEmail(auth.db, wish.email)
  if (known?.email_confirmed_at) {
    await writeAudit(auth.db, known, 'user_repeated_signup', facts, { provider: 'email' })
    if (!confirmations) throw unprocessable('user_already_exists', 'User already registered')
    // Asked here too, so that data the project refuses are refused for every address.
    if (wish.passwordHash) await approveNewUser(auth, facts, wish)
    // Whoever has an account already gets an email as well, with a link that opens it.
    if (!isBanned(known)) await sendRecovery(auth, known, 'magiclink', wish.challenge, wish.redirectTo, facts)
    return { user: known, exists: true }
  }
  const stays = known && !(confirmations && wish.passwordHash && isNobodys(known)) ? known : undefined
  // Two people may want the same address, and only one of them reads its emails. Of two passwords neither counts: its
  // owner, who may take the newest email for their own, chooses one after following the link.
  const isContested = known && !wish.knowsPassword
  const passwordHash = isContested ? undefined : wish.passwordHash
  const create = stays ? undefined : await approveNewUser(auth, facts, { ...wish, passwordHash })
  const { user, session, mail } = await inTransaction(auth.db, async (tx) => {
    if (known && !stays) await removeUnconfirmed(tx, known.id)
    const user = stays ?? (await create!(tx))
    if (!stays) await mergeMetadata(tx, user.id, 'raw_user_meta_data', ownIdentityData(user))
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
  if (mail) await auth.mails.sendLink(user, mail)
  return { user: stays ? withoutPrivateData(user, wish.data) : user, session }
}

/** Made by a sign-up alone, so that the next sign-up may replace it: nobody has invited or used it. */
function isNobodys(user: User): boolean {
  return !user.invited_at && !user.last_sign_in_at && !user.phone
}

/** What the project keeps about the account goes with it, as for any account that is deleted. */
async function removeUnconfirmed(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from auth.users where id = $1 and email_confirmed_at is null', [userId])
}

/** Nobody who asked for the account before knows a password of it any longer. */
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

/** The caller has not proven to own the waiting account: they see what they sent, not what is stored. */
function withoutPrivateData(user: User, data: Metadata): User {
  const identities = user.identities.map((identity) => ({
    ...identity,
    identity_data: { sub: user.id, email: user.email, email_verified: false, phone_verified: false },
  }))
  return { ...user, raw_user_meta_data: data, identities, phone: null }
}
