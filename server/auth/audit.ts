import { randomUUID } from 'node:crypto'
import type { Queryable } from './database.ts'
import type { RequestFacts } from './sessions/issue.ts'
import type { User } from './users/user.ts'

/** Recorded actions, with the group GoTrue files them under. */
const groups = {
  login: 'account',
  logout: 'account',
  invite_accepted: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_updated_password: 'user',
  token_revoked: 'token',
  token_refreshed: 'token',
  generate_recovery_codes: 'user',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  factor_deleted: 'factor',
  factor_updated: 'factor',
  mfa_code_login: 'factor',
  identity_linked: 'user',
  identity_unlinked: 'user',
  sso_provider_created: 'team',
  sso_provider_updated: 'team',
  sso_provider_deleted: 'team',
} as const

export type AuditAction = keyof typeof groups
/** A user, or the role whose key was used. */
export type Actor = Pick<User, 'id' | 'email' | 'phone' | 'is_sso_user'>

export const adminActor = (role: string): Actor => ({
  id: '00000000-0000-0000-0000-000000000000',
  email: role,
  phone: null,
  is_sso_user: false,
})

export async function writeAudit(
  tx: Queryable,
  actor: Actor,
  action: AuditAction,
  facts: RequestFacts,
  traits?: Record<string, unknown>,
): Promise<void> {
  await tx.query(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, now(), $3)`,
    [
      randomUUID(),
      JSON.stringify({
        action,
        actor_id: actor.id,
        actor_username: actor.email || actor.phone || '',
        actor_via_sso: actor.is_sso_user,
        log_type: groups[action],
        traits,
      }),
      facts.ip.slice(0, 64),
    ],
  )
}
