import { toAppError } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { sessionClient } from '../../../core/session/session-store.ts'

/** Emails a link to the form for a new password. Responds the same way to unknown addresses. */
export async function requestPasswordLink(email: string): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.resetPasswordForEmail(email.trim(), {
    redirectTo: `${location.origin}${paths.newPassword}`,
  })
  if (error) throw toAppError(error)
}

/** How people prove the account is theirs: with their current password or an emailed code. */
export interface OwnerProof {
  current?: string
  code?: string
}

export async function setPassword(password: string, { current, code }: OwnerProof = {}): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.updateUser({ password, current_password: current, nonce: code })
  if (error) throw toAppError(error)
}
