import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { announceSuspension } from '../session-store.ts'

const suspended = 'user_banned'
const ended = new Set([suspended, 'session_not_found', 'user_not_found', 'bad_jwt'])

/** Clears the session if the server has ended it, and remembers whether the account was suspended. */
export async function leaveIfEnded(): Promise<void> {
  const client = await connect()
  const { error } = await client.auth.getUser()
  const code = error && toAppError(error).code
  if (!code || !ended.has(code)) return
  if (code === suspended) announceSuspension()
  await client.auth.signOut({ scope: 'local' })
}
