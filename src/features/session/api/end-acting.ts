import { type Acting, actingStore } from '../../../lib/acting.ts'
import { connect } from '../../../lib/supabase.ts'

/** From here on everything is the administrator's own again, even if the server can't be reached now. */
export async function endActing(): Promise<Acting | undefined> {
  const acting = actingStore.get()
  if (!acting) return undefined
  actingStore.set(undefined)
  const client = await connect()
  await client.rpc('end_acting')
  return acting
}
