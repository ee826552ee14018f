import type { Queryable } from '../database.ts'
import { unexpected } from '../errors.ts'
import { findUserByEmail, findUserById } from '../users/find.ts'
import type { User } from '../users/user.ts'
import type { Profile } from './profile.ts'

/** Which account a profile belongs to. */
export type Decision =
  | { kind: 'known'; user: User }
  | { kind: 'link'; user: User }
  | { kind: 'create' }
  /** The address is already in use, and the provider did not verify that the person owns it. */
  | { kind: 'unproven' }

/**
 * A known identity belongs to its account. Otherwise, a verified address matches an account that owns it or that
 * another provider verified it for. An unverified address matches nothing.
 */
export async function decide(db: Queryable, profile: Profile): Promise<Decision> {
  const owner = await findUserByIdentity(db, profile)
  if (owner) return { kind: 'known', user: owner }
  if (!profile.email) return { kind: 'create' }
  const similar = await findUsersByEmail(db, profile.email)
  if (!profile.emailVerified) return { kind: similar.taken ? 'unproven' : 'create' }
  if (similar.proven.length > 1) {
    throw unexpected(
      'Multiple accounts with the same email address in the same linking domain detected: default',
    )
  }
  const [user] = similar.proven
  return user ? { kind: 'link', user } : { kind: 'create' }
}

export async function findUserByIdentity(
  db: Queryable,
  { provider, subject }: Profile,
): Promise<User | undefined> {
  const { rows } = await db.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  )
  return rows[0] && findUserById(db, rows[0].user_id)
}

async function findUsersByEmail(db: Queryable, email: string): Promise<{ taken: boolean; proven: User[] }> {
  const holder = await findUserByEmail(db, email)
  if (holder) return { taken: true, proven: [holder] }
  const { rows } = await db.query<{ user_id: string; proven: boolean }>(
    `select user_id, bool_or(identity_data ->> 'email_verified' = 'true') as proven
     from auth.identities where email = $1 and provider not like 'sso:%' group by user_id`,
    [email],
  )
  const users = await Promise.all(
    rows.filter(({ proven }) => proven).map((row) => findUserById(db, row.user_id)),
  )
  return { taken: rows.length > 0, proven: users.filter((user) => user !== undefined) }
}
