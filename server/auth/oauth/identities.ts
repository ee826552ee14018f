import type { Queryable } from '../database.ts'
import { mergeMetadata, syncProviders, voidMailedTokens } from '../users/change.ts'
import { insertIdentity } from '../users/create.ts'
import type { Profile } from './profile.ts'

/** Adds the profile to the account as another way to sign in. */
export async function addIdentity(tx: Queryable, userId: string, profile: Profile): Promise<void> {
  await insertIdentity(tx, userId, profile.provider, profile.subject, profile.identityData)
  await syncProviders(tx, userId)
}

/** Updates a returning person's profile with what the provider says now. */
export async function refreshIdentity(tx: Queryable, userId: string, profile: Profile): Promise<void> {
  await tx.query(
    `update auth.identities set identity_data = $3, last_sign_in_at = now(), updated_at = now()
     where provider = $1 and provider_id = $2`,
    [profile.provider, profile.subject, JSON.stringify(profile.identityData)],
  )
  await mergeMetadata(tx, userId, 'raw_user_meta_data', profile.identityData)
  await syncProviders(tx, userId)
}

/**
 * Ownership of the account was never proven: its creator may have set a password, metadata or an identity in order to
 * share it later with the owner of the address. Only the identity proven now stays.
 */
export async function removeUnproven(tx: Queryable, userId: string, profile: Profile): Promise<void> {
  await tx.query(
    'delete from auth.identities where user_id = $1 and not (provider = $2 and provider_id = $3)',
    [userId, profile.provider, profile.subject],
  )
  await tx.query('delete from auth.sessions where user_id = $1', [userId])
  await tx.query('delete from auth.mfa_factors where user_id = $1', [userId])
  await tx.query(
    `update auth.users set encrypted_password = '', raw_user_meta_data = $2, updated_at = now() where id = $1`,
    [userId, JSON.stringify(profile.identityData)],
  )
  await voidMailedTokens(tx, userId)
  await syncProviders(tx, userId)
}
