import { toAppError } from '../../../lib/errors.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { connect } from '../../../lib/supabase.ts'
import { announceSignOut } from '../session-store.ts'
import { endActing } from './end-acting.ts'

/** Ends this session here and in the other tabs of this browser; nothing of the person stays in memory. */
export async function signOut(scope: 'local' | 'others' | 'global' = 'local'): Promise<void> {
  // Whoever leaves acts for nobody any more; the ledger says until when it was.
  if (scope !== 'others') await endActing()
  const client = await connect()
  if (scope !== 'others') announceSignOut()
  const { error } = await client.auth.signOut({ scope })
  if (error) throw toAppError(error)
  if (scope !== 'others') queryClient.clear()
}
