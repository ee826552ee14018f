import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { assertSignUpsAllowed } from '../endpoints/signup.ts'
import { AuthError, forbidden, unprocessable } from '../errors.ts'
import { findUserByIdentity } from '../oauth/decide.ts'
import { addIdentity, refreshIdentity, removeUnproven } from '../oauth/identities.ts'
import type { Profile } from '../oauth/profile.ts'
import type { RequestFacts } from '../sessions/issue.ts'
import { confirmEmail, mergeMetadata } from '../users/change.ts'
import { draftUser, insertUser } from '../users/create.ts'
import { findUserById } from '../users/find.ts'
import { isBanned, type User } from '../users/user.ts'
import { type SsoProvider, vouchesFor } from './providers.ts'

export interface Arrival {
  provider: SsoProvider
  person: Profile & { email: string }
  facts: RequestFacts
}

/**
 * Finds the account of a person whom an identity provider signed in, links an existing one or creates one, and lets
 * `enter` open a session for it in the same transaction.
 */
export async function signInPerson<T>(
  auth: Auth,
  arrival: Arrival,
  enter: (tx: Queryable, user: User) => Promise<T>,
): Promise<T> {
  const { person, facts } = arrival
  const draft = (await findAccount(auth.db, arrival)) ? undefined : await approve(auth, arrival)
  const { entered, linked } = await inTransaction(auth.db, async (tx) => {
    // Two responses about the same person wait for each other.
    for (const key of [person.email, `${person.provider}:${person.subject}`]) {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
    }
    const found = await findAccount(tx, arrival)
    if (found && isBanned(found.user)) throw forbidden('user_banned', 'User is banned')
    const user = found ? found.user : await create(tx, draft, arrival)
    if (found?.isKnown) await refresh(tx, user, person)
    else if (found) await link(tx, user, arrival)
    await writeAudit(tx, user, 'login', facts, { provider: person.provider, provider_type: 'saml' })
    const isNewLink = found !== undefined && !found.isKnown
    return {
      entered: await enter(tx, (await findUserById(tx, user.id))!),
      linked: isNewLink ? user : undefined,
    }
  })
  // A session of someone who never proved the address may have ended.
  await auth.engine.revocations.settle()
  if (linked) await auth.mails.notify('identity_linked', linked, { Provider: 'single sign-on' })
  return entered
}

interface Found {
  user: User
  /** The account has this identity already. */
  isKnown: boolean
}

/**
 * The account with this identity, or else the one with the address. An account that others can sign in to, with a
 * password for example, is found only while its own address is in the provider's domains: who controls a domain
 * controls the mailboxes in it, and nothing else.
 */
async function findAccount(db: Queryable, { provider, person }: Arrival): Promise<Found | undefined> {
  const known = await findUserByIdentity(db, person)
  if (known) {
    if (!known.is_sso_user && !vouchesFor(provider, known.email ?? '')) {
      throw unprocessable(
        'sso_account_moved',
        'The account has an address outside the domains of the organization',
      )
    }
    return { user: known, isKnown: true }
  }
  const { rows } = await db.query<{ id: string }>(
    `select id from auth.users where email = $1 and deleted_at is null order by is_sso_user, created_at, id limit 1`,
    [person.email],
  )
  const user = rows[0] && (await findUserById(db, rows[0].id))
  return user && { user, isKnown: false }
}

/** Runs the project's hook before a transaction is open. */
async function approve(auth: Auth, { person, facts }: Arrival): Promise<User> {
  assertSignUpsAllowed(auth)
  const { email, provider, identityData } = person
  const draft = { ...draftUser({ email, provider, userMetadata: identityData }), is_sso_user: true }
  await auth.hooks.beforeUserCreated(draft, facts.ip)
  return draft
}

async function create(tx: Queryable, draft: User | undefined, { person, facts }: Arrival): Promise<User> {
  if (!draft) throw new AuthError(409, 'conflict', 'The account changed in the meantime. Please try again.')
  const user = await insertUser(tx, draft)
  await confirmEmail(tx, user.id)
  await addIdentity(tx, user.id, person)
  await writeAudit(tx, user, 'user_signedup', facts, { provider: person.provider })
  return user
}

/** The provider is the source of what it says, and of the address of accounts that belong to it alone. */
async function refresh(tx: Queryable, user: User, person: Arrival['person']): Promise<void> {
  await refreshIdentity(tx, user.id, person)
  if (user.is_sso_user && user.email !== person.email) {
    await tx.query('update auth.users set email = $2, updated_at = now() where id = $1', [
      user.id,
      person.email,
    ])
  }
}

async function link(tx: Queryable, user: User, { person, facts }: Arrival): Promise<void> {
  await addIdentity(tx, user.id, person)
  if (user.email_confirmed_at) {
    await mergeMetadata(tx, user.id, 'raw_user_meta_data', person.identityData)
  } else {
    await removeUnproven(tx, user.id, person)
    await confirmEmail(tx, user.id)
  }
  await writeAudit(tx, user, 'identity_linked', facts, { provider: person.provider })
}
