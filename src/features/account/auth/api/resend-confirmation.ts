import { toAppError } from '../../../../lib/errors.ts'
import { sessionClient } from '../../../core/session/session-store.ts'

export async function resendConfirmation(email: string, destination: string): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.resend({
    type: 'signup',
    email: email.trim(),
    options: { emailRedirectTo: `${location.origin}${destination}` },
  })
  if (error) throw toAppError(error)
}
