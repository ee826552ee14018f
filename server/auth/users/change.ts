import type { Queryable } from '../database.ts'
import type { Metadata } from './user.ts'

type Column = 'raw_user_meta_data' | 'raw_app_meta_data'

/** Merges into the stored object: other keys stay, and null removes a key. */
export async function mergeMetadata(
  tx: Queryable,
  userId: string,
  column: Column,
  patch: Metadata,
): Promise<void> {
  const removed = Object.keys(patch).filter((key) => patch[key] === null)
  await tx.query(
    `update auth.users set ${column} = (coalesce(${column}, '{}') || $2::jsonb) - $3::text[], updated_at = now()
     where id = $1`,
    [userId, JSON.stringify(patch), removed],
  )
}

/** The address is confirmed, and everything emailed before is invalid. */
export async function confirmEmail(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set confirmation_token = '', email_confirmed_at = now(), updated_at = now(),
       is_anonymous = false,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
     where id = $1`,
    [userId],
  )
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  )
  await clearOneTimeTokens(tx, userId)
}

export async function confirmPhone(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set confirmation_token = '', phone_confirmed_at = now(), updated_at = now(),
       is_anonymous = false where id = $1`,
    [userId],
  )
  await clearOneTimeTokens(tx, userId)
}

export async function clearOneTimeTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId])
}

/** Invalidates everything emailed to the account so far. */
export async function voidMailedTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set confirmation_token = '', recovery_token = '', email_change_token_current = '',
       email_change_token_new = '', reauthentication_token = '', phone_change_token = '' where id = $1`,
    [userId],
  )
  await clearOneTimeTokens(tx, userId)
}

/**
 * Stores a new password. Links and codes sent before are invalidated, and every session ends except the one that made
 * the change, so anyone who knew the old password is signed out.
 */
export async function storePassword(
  tx: Queryable,
  userId: string,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  await tx.query(
    `update auth.users set encrypted_password = $2, confirmation_sent_at = null, recovery_sent_at = null,
       email_change_sent_at = null, phone_change_sent_at = null, reauthentication_sent_at = null,
       updated_at = now() where id = $1`,
    [userId, passwordHash],
  )
  await voidMailedTokens(tx, userId)
  await tx.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    userId,
    keepSession ?? null,
  ])
}

/** Keeps the list of providers in app_metadata in step with the identities. */
export async function syncProviders(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update auth.users u
     set raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}')
       || jsonb_build_object('provider', p.list -> 0, 'providers', p.list)
     from (select jsonb_agg(provider order by created_at, id) as list from (
       select distinct on (provider) provider, created_at, id from auth.identities
       where user_id = $1 order by provider, created_at, id) firsts) p
     where u.id = $1 and p.list is not null`,
    [userId],
  )
}
