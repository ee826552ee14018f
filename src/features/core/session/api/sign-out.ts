import { toAppError } from '../../../../lib/errors.ts'
import { hasUnsent } from '../../../../lib/own-storage.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { connect } from '../../../../lib/supabase.ts'
import { announceSignOut } from '../session-store.ts'
import { endActing } from './end-acting.ts'

/** Asks whether unsent changes may be lost; the app provides the prompt. */
let mayLose: () => Promise<boolean> = async () => true
export function askBeforeLosing(ask: () => Promise<boolean>): void {
  mayLose = ask
}

/**
 * Ends this session here and in other tabs of this browser; no personal data stays in memory or on the
 * device.
 */
export async function signOut(scope: 'local' | 'others' | 'global' = 'local'): Promise<void> {
  if (scope !== 'others' && hasUnsent() && !(await mayLose())) return
  // Signing out also ends viewing as someone else; the audit log records when.
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
