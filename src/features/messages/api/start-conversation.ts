import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** The conversation with a person, created if there is none yet. */
export async function startConversation(person: string): Promise<string> {
  const client = await connect()
  return unwrap(await client.rpc('start_conversation', { person }))
}
