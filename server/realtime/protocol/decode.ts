import { isUtf8 } from 'node:buffer'
import { parseForeignJson } from '../../http/json.ts'
import { type ClientMessage, MalformedFrame, UserPush, type Version } from './message.ts'

const kinds = { push: 0, userBroadcastPush: 3 }

export function decodeFrame(version: Version, data: Buffer, binary: boolean): ClientMessage {
  if (!binary) return version === '1.0.0' ? readObject(data) : readArray(data)
  if (version === '1.0.0') throw new MalformedFrame('binary frames need version 2.0.0')
  return readBinary(data)
}

function readObject(data: Buffer): ClientMessage {
  const parsed = parse(data)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new MalformedFrame('expected an object')
  }
  const { join_ref, ref, topic, event, payload } = parsed as Record<string, unknown>
  return message(join_ref, ref, topic, event, payload)
}

function readArray(data: Buffer): ClientMessage {
  const parsed = parse(data)
  if (!Array.isArray(parsed) || parsed.length < 5) throw new MalformedFrame('expected an array of five')
  const [joinRef, ref, topic, event, payload] = parsed
  return message(joinRef, ref, topic, event, payload)
}

/** A byte for the kind, one for each length, then the parts themselves and the body. */
function readBinary(data: Buffer): ClientMessage {
  const reader = new Reader(data)
  const kind = reader.byte()
  if (kind === kinds.push) {
    const lengths = [reader.byte(), reader.byte(), reader.byte(), reader.byte()]
    const [joinRef, ref, topic, event] = lengths.map((length) => reader.text(length))
    return message(joinRef, ref, topic, event, reader.rest())
  }
  if (kind === kinds.userBroadcastPush) {
    const lengths = [reader.byte(), reader.byte(), reader.byte(), reader.byte(), reader.byte()]
    const encoding = reader.byte() === 0 ? 'binary' : 'json'
    const [joinRef, ref, topic, event] = lengths.map((length) => reader.text(length))
    const body = reader.rest()
    if (encoding === 'json') parse(body)
    return message(joinRef, ref, topic, 'broadcast', new UserPush(event!, encoding, body))
  }
  throw new MalformedFrame(`unknown kind of binary frame: ${kind}`)
}

class Reader {
  private offset = 0
  private readonly data: Buffer

  constructor(data: Buffer) {
    this.data = data
  }

  byte(): number {
    return this.slice(1)[0]!
  }

  /** Supabase's client writes one byte per character, so `é` arrives as Latin-1; other clients send UTF-8. */
  text(length: number): string {
    const bytes = this.slice(length)
    return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1')
  }

  rest(): Buffer {
    return this.slice(this.data.length - this.offset)
  }

  private slice(length: number): Buffer {
    const end = this.offset + length
    if (end > this.data.length) throw new MalformedFrame('the frame is too short')
    const part = this.data.subarray(this.offset, end)
    this.offset = end
    return part
  }
}

function parse(data: Buffer): unknown {
  try {
    return parseForeignJson(data.toString('utf8'))
  } catch {
    throw new MalformedFrame('expected JSON')
  }
}

function message(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): ClientMessage {
  if (typeof topic !== 'string' || typeof event !== 'string') {
    throw new MalformedFrame('topic and event must be strings')
  }
  return { joinRef: reference(joinRef), ref: reference(ref), topic, event, payload: payload ?? {} }
}

function reference(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string' || value.length > 255)
    throw new MalformedFrame('a reference must be a string')
  return value
}
