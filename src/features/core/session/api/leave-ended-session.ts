import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { announceSuspension } from '../session-store.ts'

const suspended = 'user_banned'
const ended = new Set([suspended, 'session_not_found', 'user_not_found', 'bad_jwt'])

/** Clears a session the server has ended, and remembers whether the account was suspended. */
export async function leaveEndedSession(): Promise<void> {
  const client = await connect()
  await leave((await client.auth.getUser()).error)
}

/** For signs that the session ended without a request, such as a closed channel. */
export async function leaveIfEnded(): Promise<void> {
  const client = await connect()
  const { error } = await client.auth.getUser()
  if (error && ended.has(toAppError(error).code)) await leave(error)
}

async function leave(error: unknown): Promise<void> {
  if (error && toAppError(error).code === suspended) announceSuspension()
  const client = await connect()
  await client.auth.signOut({ scope: 'local' })
}
