import { randomUUID } from 'node:crypto'
import type { Queryable } from '../database.ts'
import { unexpected, unprocessable } from '../errors.ts'
import { findUserById } from './find.ts'
import type { Metadata, User } from './user.ts'

export interface NewUser {
  id?: string
  email?: string
  phone?: string
  /** A bcrypt hash. Without one, no one can sign in with a password. */
  passwordHash?: string
  role?: string
  /** Where the account comes from: email, phone, google …; undefined for an anonymous one. */
  provider?: string
  providers?: string[]
  userMetadata?: Metadata
  appMetadata?: Metadata
  anonymous?: boolean
}

/** The row as the before_user_created hook sees it, before anything is written. */
export function draftUser(user: NewUser): User {
  const now = new Date()
  const providers = user.providers ?? (user.provider ? [user.provider] : [])
  return {
    id: user.id ?? randomUUID(),
    aud: 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email?.toLowerCase() ?? null,
    phone: user.phone ?? null,
    encrypted_password: user.passwordHash ?? null,
    raw_app_meta_data: providers[0]
      ? { provider: providers[0], providers, ...user.appMetadata }
      : { ...user.appMetadata },
    raw_user_meta_data: { ...user.userMetadata },
    created_at: now,
    updated_at: now,
    is_anonymous: user.anonymous ?? false,
    is_sso_user: false,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    invited_at: null,
    confirmation_token: '',
    confirmation_sent_at: null,
    recovery_token: '',
    recovery_sent_at: null,
    email_change: '',
    email_change_token_current: '',
    email_change_token_new: '',
    email_change_confirm_status: 0,
    email_change_sent_at: null,
    phone_change: '',
    phone_change_sent_at: null,
    reauthentication_token: '',
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    identities: [],
    factors: [],
  }
}

/** Writes the row and reads it back, because the project's triggers run here. */
export async function insertUser(tx: Queryable, user: User): Promise<User> {
  try {
    await tx.query(
      `insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password,
         raw_app_meta_data, raw_user_meta_data, is_anonymous, is_sso_user, created_at, updated_at,
         confirmation_token, recovery_token, email_change_token_new, email_change)
       values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), now(),
         '', '', '', '')`,
      [
        user.id,
        user.aud,
        user.role,
        user.email,
        user.phone,
        user.encrypted_password ?? '',
        JSON.stringify(user.raw_app_meta_data),
        JSON.stringify(user.raw_user_meta_data),
        user.is_anonymous,
        user.is_sso_user,
      ],
    )
  } catch (cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'users_email_partial_key') {
      throw unprocessable('user_already_exists', 'User already registered')
    }
    throw Object.assign(unexpected('Database error saving new user'), { cause })
  }
  return (await findUserById(tx, user.id))!
}

/** A way to sign in to the account. The provider's own ID for an email is the user's ID. */
export async function insertIdentity(
  tx: Queryable,
  userId: string,
  provider: string,
  providerId: string,
  data: Metadata,
): Promise<void> {
  await tx.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now(), now())`,
    [userId, provider, providerId, JSON.stringify(data)],
  )
}

/** The identity of an address or a number: sign-up data is stored next to GoTrue's own fields. */
export function ownIdentityData(user: User, data: Metadata = {}): Metadata {
  return {
    ...data,
    sub: user.id,
    ...(user.email ? { email: user.email, email_verified: false, phone_verified: false } : {}),
    ...(user.phone && !user.email ? { phone: user.phone, email_verified: false, phone_verified: false } : {}),
  }
}

/** Keeps the identity of the account's address or number in step with the account, and creates it if missing. */
export async function setOwnIdentity(
  tx: Queryable,
  userId: string,
  provider: 'email' | 'phone',
  data: Metadata,
): Promise<void> {
  const { rowCount } = await tx.query(
    `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = now()
     where user_id = $1 and provider = $2`,
    [userId, provider, JSON.stringify(data)],
  )
  if (!rowCount) await insertIdentity(tx, userId, provider, userId, { sub: userId, ...data })
}
