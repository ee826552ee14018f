import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** From the link in an email, without signing in. */
export async function unsubscribe(values: { token: string; topic: string }): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('unsubscribe', values))
}
