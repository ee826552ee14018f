import { limits } from './limits.ts'
import { type Broadcast, UserPush } from './protocol/message.ts'

/**
 * A client's broadcast, or why it can't be sent. Only the event and payload of a text message are passed on:
 * receivers would read other fields as if the server had written them.
 */
export function readBroadcast(sent: unknown): { broadcast?: Broadcast; reason?: string } {
  const broadcast = sent instanceof UserPush ? sent : readText(sent)
  if (!broadcast) return { reason: 'invalid_payload' }
  return broadcast.body.length > limits.payloadBytes ? { reason: 'payload_size_exceeded' } : { broadcast }
}

function readText(sent: unknown): Broadcast | undefined {
  const { event, payload = {} } = sent as { event?: unknown; payload?: unknown }
  if (typeof event !== 'string') return undefined
  return { event, encoding: 'json', body: Buffer.from(JSON.stringify(payload)), asText: true }
}
