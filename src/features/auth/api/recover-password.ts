import { toAppError } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionClient } from '../../session/session-store.ts'

/** Mails a link that opens the form for a new password. The answer is the same for unknown addresses. */
export async function requestPasswordLink(email: string): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.resetPasswordForEmail(email.trim(), {
    redirectTo: `${location.origin}${paths.newPassword}`,
  })
  if (error) throw toAppError(error)
}

export async function setPassword(password: string, nonce?: string): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.updateUser({ password, nonce })
  if (error) throw toAppError(error)
}
