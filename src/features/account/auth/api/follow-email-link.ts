import type { Session } from '@supabase/supabase-js'
import { toAppError } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { call } from '../../../../lib/rpc.ts'
import { connectBeside } from '../../../../lib/supabase.ts'
import { sessionClient } from '../../../core/session/session-store.ts'
import type { EmailLink } from '../email-link.ts'

/** The account the link opened; undefined if another address still has to confirm a change. */
export type Followed = { session: Session; leave: () => Promise<void> } | undefined

/**
 * Uses the link in a separate session: one that is already open here is replaced only if its owner chooses
 * to.
 */
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

/** Signs in with the session the link opened, and returns the page to continue with. */
export async function enterWithLink({ type, next }: EmailLink, session: Session): Promise<string> {
  const client = await sessionClient()
  const { access_token, refresh_token } = session
  const { error } = await client.auth.setSession({ access_token, refresh_token })
  if (error) throw toAppError(error)
  if (type === 'recovery' || type === 'invite') return paths.newPassword
  // Someone else signed up with the same address, so neither password counts.
  if (type === 'signup' && (await call('needs_password', {}).catch(() => false))) return paths.newPassword
  return next
}
