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
  /** The password matches the one of the unconfirmed account. */
  knowsPassword?: boolean
  data: Metadata
  challenge: Challenge
  redirectTo: string
}

export interface Registered {
  user: User
  /** A confirmed account already existed, so nothing was done. */
  exists?: boolean
  session?: TokenResponse
}

/** Creates the account, replacing one that was never confirmed, then emails the link or signs in. */
export async function register(auth: Auth, facts: RequestFacts, wish: Registration): Promise<Registered> {
  const confirmations = auth.config.email.enable_confirmations
  const known = await findUserByEmail(auth.db, wish.email)
  if (known?.email_confirmed_at) {
    await writeAudit(auth.db, known, 'user_repeated_signup', facts, { provider: 'email' })
    if (!confirmations) throw unprocessable('user_already_exists', 'User already registered')
    // The hook also runs here, so that data the project refuses is refused for every address.
    if (wish.passwordHash) await approveNewUser(auth, facts, wish)
    // People who already have an account get an email, too, with a link that signs them in.
    if (!isBanned(known)) await sendRecovery(auth, known, 'magiclink', wish.challenge, wish.redirectTo, facts)
    return { user: known, exists: true }
  }
  const stays = known && !(confirmations && wish.passwordHash && isNobodys(known)) ? known : undefined
  // Two people may claim the same address, but only one reads its emails. Neither password counts: the owner, who may
  // take the newest email for their own, chooses one after following the link.
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

/** Created only by a sign-up, never invited or used, so the next sign-up can replace it. */
function isNobodys(user: User): boolean {
  return !user.invited_at && !user.last_sign_in_at && !user.phone
}

/** The project's data about the account is deleted with it, as for any deleted account. */
async function removeUnconfirmed(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from auth.users where id = $1 and email_confirmed_at is null', [userId])
}

/** Anyone who requested the account before no longer has a working password. */
async function dropPassword(tx: Queryable, userId: string): Promise<void> {
  await tx.query(`update auth.users set encrypted_password = '', updated_at = now() where id = $1`, [userId])
}

/** Runs the project's hook outside any transaction. Returns a function that writes the approved account. */
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

/** The caller hasn't proven ownership of the unconfirmed account, so they see what they sent, not what is stored. */
function withoutPrivateData(user: User, data: Metadata): User {
  const identities = user.identities.map((identity) => ({
    ...identity,
    identity_data: { sub: user.id, email: user.email, email_verified: false, phone_verified: false },
  }))
  return { ...user, raw_user_meta_data: data, identities, phone: null }
}
