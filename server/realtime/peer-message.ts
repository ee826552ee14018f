import type { ChannelPresences, Presence } from './presence-model.ts'
import type { Broadcast } from './protocol/message.ts'

/** A message between servers. */
export type PeerMessage =
  | { kind: 'hello'; presences: ChannelPresences[] }
  | { kind: 'state'; presences: ChannelPresences[] }
  | { kind: 'alive' }
  | { kind: 'bye' }
  | { kind: 'broadcast'; channel: string; broadcast: Broadcast }
  | { kind: 'entered'; channel: string; presence: Presence }
  | { kind: 'left'; channel: string; key: string; ref: string }

export function writePeerMessage(node: string, sequence: number, message: PeerMessage): string {
  if (message.kind !== 'broadcast') return JSON.stringify({ node, sequence, message })
  const { body, ...rest } = message.broadcast
  const text = body.toString(textForm(rest.encoding))
  return JSON.stringify({ node, sequence, message: { ...message, broadcast: { ...rest, body: text } } })
}

export function readPeerMessage(text: string): { node: string; message: PeerMessage } {
  const { node, message } = JSON.parse(text)
  if (message.kind === 'broadcast') {
    const { broadcast } = message
    broadcast.body = Buffer.from(broadcast.body, textForm(broadcast.encoding))
  }
  return { node, message }
}

function textForm(encoding: 'json' | 'binary'): BufferEncoding {
  return encoding === 'json' ? 'utf8' : 'base64'
}
