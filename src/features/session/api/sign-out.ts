import { toAppError } from '../../../lib/errors.ts'
import { hasUnsent } from '../../../lib/own-storage.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { connect } from '../../../lib/supabase.ts'
import { announceSignOut } from '../session-store.ts'
import { endActing } from './end-acting.ts'

/** Asks whether what is not sent yet may be lost; the app says how. */
let mayLose: () => Promise<boolean> = async () => true
export function askBeforeLosing(ask: () => Promise<boolean>): void {
  mayLose = ask
}

/** Ends this session here and in the other tabs of this browser; nothing of the person stays in memory or on the device. */
export async function signOut(scope: 'local' | 'others' | 'global' = 'local'): Promise<void> {
  if (scope !== 'others' && hasUnsent() && !(await mayLose())) return
  // Whoever leaves acts for nobody any more; the ledger says until when it was.
  if (scope !== 'others') await endActing()
  const client = await connect()
  if (scope !== 'others') announceSignOut()
  const { error } = await client.auth.signOut({ scope })
  if (error) {
    announceSignOut(false)
    throw toAppError(error)
  }
  if (scope !== 'others') queryClient.clear()
}
