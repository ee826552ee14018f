import { limits } from './limits.ts'
import { type Broadcast, UserPush } from './protocol/message.ts'

/** What a client wants to broadcast, or why it cannot be. */
export function readBroadcast(payload: unknown): { broadcast?: Broadcast; reason?: string } {
  if (payload instanceof UserPush) {
    const { event, encoding, body } = payload
    return body.length > limits.payloadBytes
      ? { reason: 'payload_size_exceeded' }
      : { broadcast: { kind: 'user', event, encoding, body } }
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload) || Buffer.isBuffer(payload)) {
    return { reason: 'invalid_payload' }
  }
  const json = JSON.stringify(payload)
  return Buffer.byteLength(json) > limits.payloadBytes
    ? { reason: 'payload_size_exceeded' }
    : { broadcast: { kind: 'json', json } }
}
