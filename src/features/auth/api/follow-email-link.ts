import type { Session } from '@supabase/supabase-js'
import { toAppError } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { connectBeside } from '../../../lib/supabase.ts'
import { sessionClient } from '../../session/session-store.ts'
import type { EmailLink } from '../email-link.ts'

/** Whose account the link opened; nothing where another address still has to agree to a change. */
export type Followed = { session: Session; leave: () => Promise<void> } | undefined

/** Uses the link up, beside the session that may be open here: that one is replaced by nobody but its owner. */
export async function followEmailLink({ tokenHash, type }: EmailLink): Promise<Followed> {
  const beside = await connectBeside()
  const { data, error } = await beside.auth.verifyOtp({ token_hash: tokenHash, type })
  if (error) throw toAppError(error)
  if (!data.session) return undefined
  const leave = async () => {
    await beside.auth.signOut({ scope: 'local' })
  }
  return { session: data.session, leave }
}

/** Signs in here with what the link opened, and answers the page to continue with. */
export async function enterWithLink({ type, next }: EmailLink, session: Session): Promise<string> {
  const client = await sessionClient()
  const { access_token, refresh_token } = session
  const { error } = await client.auth.setSession({ access_token, refresh_token })
  if (error) throw toAppError(error)
  if (type === 'recovery' || type === 'invite') return paths.newPassword
  // Somebody else signed up with the address too, so that neither password counts.
  if (type === 'signup' && (await client.rpc('needs_password')).data) return paths.newPassword
  return next
}
