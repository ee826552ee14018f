import { call } from '../../../../lib/rpc.ts'

export async function markRead(conversation: string, upTo: number): Promise<void> {
  await call('mark_conversation_read', { conversation_id: conversation, up_to: upTo })
}
