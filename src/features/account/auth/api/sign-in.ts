import { toAppError } from '../../../../lib/errors.ts'
import { sessionClient } from '../../../core/session/session-store.ts'

export async function signIn(email: string, password: string): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password })
  if (error) throw toAppError(error)
}
