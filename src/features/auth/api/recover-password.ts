import { toAppError } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionClient } from '../../session/session-store.ts'

/** Emails a link that opens the form for a new password. The answer is the same for unknown addresses. */
export async function requestPasswordLink(email: string): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.resetPasswordForEmail(email.trim(), {
    redirectTo: `${location.origin}${paths.newPassword}`,
  })
  if (error) throw toAppError(error)
}

/** How somebody shows that the account is theirs: the password they have, or a code from their mailbox. */
export interface OwnerProof {
  current?: string
  code?: string
}

export async function setPassword(password: string, { current, code }: OwnerProof = {}): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.updateUser({ password, current_password: current, nonce: code })
  if (error) throw toAppError(error)
}
