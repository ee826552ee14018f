import type { Queryable } from '../database.ts'

/** Keeps the row for references to it, but removes the person's data and every way to sign in. */
export async function softDelete(tx: Queryable, userId: string): Promise<void> {
  const digest = (column: string) => `encode(sha256((id::text || ${column})::bytea), 'hex')`
  await tx.query(
    `update auth.users set email = ${digest('email')}, phone = left(${digest('phone')}, 15),
       encrypted_password = null, confirmation_token = '', recovery_token = '', email_change = '',
       email_change_token_current = '', email_change_token_new = '', phone_change = '', phone_change_token = '',
       reauthentication_token = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}',
       deleted_at = now(), updated_at = now() where id = $1`,
    [userId],
  )
  await tx.query(
    `update auth.identities set identity_data = '{}', updated_at = now(),
       provider_id = encode(sha256((id::text || provider_id)::bytea), 'hex') where user_id = $1`,
    [userId],
  )
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId])
  await tx.query('delete from auth.mfa_factors where user_id = $1', [userId])
  await tx.query('delete from auth.sessions where user_id = $1', [userId])
}
