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

/** A broadcast for everyone in a channel; undefined if a version can't represent it. */
export function encodeBroadcast(version: Version, topic: string, broadcast: Broadcast): Frame | undefined {
  const { event, encoding, body, meta, asText } = broadcast
  if (version === '2.0.0' && !asText && fits(topic) && fits(event)) return userBroadcast(topic, broadcast)
  if (encoding === 'binary') return undefined
  const tail = meta ? `,"meta":${JSON.stringify(meta)}` : ''
  const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}${tail}}`
  const name = JSON.stringify(topic)
  return text(
    version === '1.0.0'
      ? `{"topic":${name},"event":"broadcast","payload":${payload},"ref":null}`
      : `[null,null,${name},"broadcast",${payload}]`,
  )
}

function userBroadcast(topic: string, { event, encoding, body, meta }: Broadcast): Frame {
  const parts = [topic, event, meta ? JSON.stringify(meta) : ''].map((part) => Buffer.from(part, 'utf8'))
  const lengths = parts.map((part) => part.length)
  const header = Buffer.from([kinds.userBroadcast, ...lengths, encoding === 'json' ? 1 : 0])
  return { data: Buffer.concat([header, ...parts, body]), binary: true }
}

function fits(name: string): boolean {
  return Buffer.byteLength(name) <= limits.nameBytes
}

function text(json: string): Frame {
  return { data: Buffer.from(json, 'utf8'), binary: false }
}
