import { toAppError } from '../../../lib/errors.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { connect } from '../../../lib/supabase.ts'
import { announceSignOut } from '../session-store.ts'

/** Ends this session here and in the other tabs of this browser; nothing of the person stays in memory. */
export async function signOut(scope: 'local' | 'others' | 'global' = 'local'): Promise<void> {
  const client = await connect()
  if (scope !== 'others') announceSignOut()
  const { error } = await client.auth.signOut({ scope })
  if (error) throw toAppError(error)
  if (scope !== 'others') queryClient.clear()
}
