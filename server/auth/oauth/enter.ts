import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { assertSignUpsAllowed } from '../endpoints/signup.ts'
import { AuthError, forbidden, unprocessable } from '../errors.ts'
import { prepareLink } from '../mail/link-mail.ts'
import type { LinkMail } from '../mail/mails.ts'
import type { RequestFacts } from '../sessions/issue.ts'
import { confirmEmail, mergeMetadata } from '../users/change.ts'
import { draftUser, insertUser } from '../users/create.ts'
import { findUserById } from '../users/find.ts'
import { isBanned, type User } from '../users/user.ts'
import { type Decision, decide } from './decide.ts'
import { addIdentity, refreshIdentity, removeUnproven } from './identities.ts'
import type { Profile } from './profile.ts'

interface Entrance {
  facts: RequestFacts
  profile: Profile
  /** Where a confirmation email leads, if one is needed. */
  target: string
}

/** Finds or creates a profile's account, and lets `enter` open a session for it in the same transaction. */
export async function signInWithProfile<T>(
  auth: Auth,
  entrance: Entrance,
  enter: (tx: Queryable, user: User) => Promise<T>,
): Promise<T> {
  const { facts, profile, target } = entrance
  const draft = await approve(auth, await decide(auth.db, profile), profile, facts)
  const outcome = await inTransaction(auth.db, async (tx) => {
    // Two responses about the same person wait for each other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${profile.provider}:${profile.subject}`,
    ])
    const user = await settle(tx, await decide(tx, profile), draft, profile)
    if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
    const proven = await prove(auth, tx, user, profile, facts)
    if (!proven) {
      await auth.limits.mailTo('confirmation', user.email!, facts.ip, { forNewcomer: true })
      return { user, mail: await prepareLink(auth, tx, user, 'signup', false, target) }
    }
    return { entered: await enter(tx, (await findUserById(tx, user.id))!) }
  })
  // A session of someone who could not prove ownership may have ended.
  await auth.engine.revocations.settle()
  if ('entered' in outcome) return outcome.entered as T
  const { user, mail } = outcome as { user: User; mail: LinkMail }
  await auth.mails.sendLink(user, mail)
  const { provider } = profile
  throw unverified(provider, `A confirmation email has been sent to your ${provider} email`)
}

/** Runs the project's hook before a transaction is open. Only a new account needs it. */
async function approve(
  auth: Auth,
  decision: Decision,
  profile: Profile,
  facts: RequestFacts,
): Promise<User | undefined> {
  if (decision.kind !== 'create') return undefined
  assertSignUpsAllowed(auth)
  const { email, provider, identityData } = profile
  const draft = draftUser({ email, provider, userMetadata: identityData })
  await auth.hooks.beforeUserCreated(draft, facts.ip)
  return draft
}

async function settle(
  tx: Queryable,
  decision: Decision,
  draft: User | undefined,
  profile: Profile,
): Promise<User> {
  if (decision.kind === 'unproven') {
    throw unverified(profile.provider, `Verify the email with ${profile.provider} in order to sign in`)
  }
  if (decision.kind === 'create') {
    if (!draft) throw new AuthError(409, 'conflict', 'The account changed in the meantime. Please try again.')
    await insertUser(tx, draft)
    await addIdentity(tx, draft.id, profile)
    return (await findUserById(tx, draft.id))!
  }
  const { id } = decision.user
  if (decision.kind === 'known') {
    await refreshIdentity(tx, id, profile)
  } else {
    await addIdentity(tx, id, profile)
    await mergeMetadata(tx, id, 'raw_user_meta_data', profile.identityData)
  }
  return (await findUserById(tx, id))!
}

/** Confirms an unconfirmed account if the provider verified its address. */
async function prove(
  auth: Auth,
  tx: Queryable,
  user: User,
  profile: Profile,
  facts: RequestFacts,
): Promise<boolean> {
  const traits = { provider: profile.provider }
  if (user.email_confirmed_at || !user.email) {
    await writeAudit(tx, user, 'login', facts, traits)
    return true
  }
  await removeUnproven(tx, user.id, profile)
  const vouched = profile.emailVerified && profile.email === user.email
  if (!vouched && auth.config.email.enable_confirmations) return false
  await writeAudit(tx, user, 'user_signedup', facts, traits)
  await confirmEmail(tx, user.id)
  return true
}

function unverified(provider: string, advice: string): AuthError {
  return unprocessable('provider_email_needs_verification', `Unverified email with ${provider}. ${advice}`)
}
