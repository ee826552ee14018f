import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

const daysOfGrace = 14

export function deletionDate(requestedAt: string): Date {
  return new Date(new Date(requestedAt).getTime() + daysOfGrace * 86_400_000)
}

/** Starts the grace period. The server requires a recent sign-in. */
export async function requestAccountDeletion(): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('request_account_deletion'))
}

export async function cancelAccountDeletion(): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('cancel_account_deletion'))
}
