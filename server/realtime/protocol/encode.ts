import { limits } from '../limits.ts'
import type { Broadcast, Frame, Version } from './message.ts'

const kinds = { userBroadcast: 4 }

/** A message to one channel. */
export function encodeMessage(
  version: Version,
  message: { joinRef: string | null; ref: string | null; topic: string; event: string; payload: unknown },
): Frame {
  const { joinRef, ref, topic, event, payload } = message
  return text(
    JSON.stringify(
      version === '1.0.0' ? { topic, event, payload, ref } : [joinRef, ref, topic, event, payload],
    ),
  )
}

/** A broadcast for everybody in a channel; undefined where a version has no form for it. */
export function encodeBroadcast(version: Version, topic: string, broadcast: Broadcast): Frame | undefined {
  if (version === '2.0.0' && broadcast.kind === 'user' && fits(topic) && fits(broadcast.event)) {
    return userBroadcast(topic, broadcast)
  }
  const payload = payloadJson(broadcast)
  if (payload === undefined) return undefined
  const name = JSON.stringify(topic)
  return text(
    version === '1.0.0'
      ? `{"topic":${name},"event":"broadcast","payload":${payload},"ref":null}`
      : `[null,null,${name},"broadcast",${payload}]`,
  )
}

/** The whole payload as clients see it; bytes have no form in JSON. */
function payloadJson(broadcast: Broadcast): string | undefined {
  if (broadcast.kind === 'json') return broadcast.json
  if (broadcast.encoding === 'binary') return undefined
  return broadcastJson(broadcast.event, broadcast.body.toString('utf8'), broadcast.meta)
}

/** The payload of a broadcast around a body that is JSON text already. */
export function broadcastJson(event: string, body: string, meta?: object): string {
  const tail = meta ? `,"meta":${JSON.stringify(meta)}` : ''
  return `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}${tail}}`
}

function userBroadcast(topic: string, broadcast: Extract<Broadcast, { kind: 'user' }>): Frame {
  const parts = [topic, broadcast.event, broadcast.meta ? JSON.stringify(broadcast.meta) : ''].map((part) =>
    Buffer.from(part, 'utf8'),
  )
  const header = Buffer.from([
    kinds.userBroadcast,
    ...parts.map((part) => part.length),
    broadcast.encoding === 'json' ? 1 : 0,
  ])
  return { data: Buffer.concat([header, ...parts, broadcast.body]), binary: true }
}

function fits(name: string): boolean {
  return Buffer.byteLength(name) <= limits.nameBytes
}

function text(json: string): Frame {
  return { data: Buffer.from(json, 'utf8'), binary: false }
}
