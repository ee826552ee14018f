import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export async function markRead(conversation: string, upTo: number): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('mark_conversation_read', { conversation_id: conversation, up_to: upTo }))
}
