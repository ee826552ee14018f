import { AppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Message } from '../model.ts'
import type { Outgoing } from '../outbox.ts'

/** Sends it as its author: someone who signs in later on the same device doesn't send it. */
export async function sendMessage(userId: string, item: Outgoing): Promise<Message> {
  const client = await connect()
  const { data } = await client.auth.getSession()
  if (data.session?.user.id !== userId) throw new AppError('not_signed_in', 'Somebody else is signed in.')
  const sent = await client.rpc('send_message', {
    conversation_id: item.conversation,
    message_id: item.id,
    body: item.body,
    files: item.files.map(({ path, name }) => ({ path, name })),
  })
  return unwrap(sent) as unknown as Message
}
