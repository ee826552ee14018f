import { AppError } from '../../../../lib/errors.ts'
import { ask } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { Outgoing } from '../outgoing.ts'
import { answers, type Message } from './answers.ts'

/** Sends it as its author: someone who signs in later on the same device doesn't send it. */
export async function sendMessage(userId: string, item: Outgoing): Promise<Message> {
  const client = await connect()
  const { data } = await client.auth.getSession()
  if (data.session?.user.id !== userId) throw new AppError('not_signed_in', 'Somebody else is signed in.')
  return ask(answers, 'send_message', {
    conversation_id: item.conversation,
    message_id: item.id,
    body: item.body,
    files: item.files.map(({ path, name }) => ({ path, name })),
  })
}
