import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { announceSuspension } from '../session-store.ts'

/** Forgets a session that the server has ended, and keeps in mind whether the account was suspended. */
export async function leaveEndedSession(): Promise<void> {
  const client = await connect()
  const { error } = await client.auth.getUser()
  if (error && toAppError(error).code === 'user_banned') announceSuspension()
  await client.auth.signOut({ scope: 'local' })
}
