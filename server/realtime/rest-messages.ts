import { HttpError } from '../http/errors.ts'
import { parseForeignJson } from '../http/json.ts'
import { limits } from './limits.ts'
import type { Broadcast } from './protocol/message.ts'

/** A broadcast sent over HTTP. */
export interface RestMessage {
  topic: string
  private: boolean
  broadcast: Broadcast
}

type Fields = Record<string, unknown>
type Faults = Record<string, string[]>

/** Reads `{messages: [{topic, event, payload, private}]}`. Reports every error in every message. */
export function readBatch(body: Buffer): RestMessage[] {
  const { messages } = parseJson(body) as { messages?: unknown }
  if (messages === undefined || messages === null) throw unprocessable({ messages: ["can't be blank"] })
  if (!Array.isArray(messages)) throw unprocessable({ messages: ['is invalid'] })
  if (messages.length > limits.restMessagesPerSecond) {
    throw tooMany('Too many messages to broadcast, please reduce the batch size')
  }
  const faults = messages.map(faultsOf)
  if (faults.some((found) => Object.keys(found).length > 0)) throw unprocessable({ messages: faults })
  return (messages as Fields[]).map((message) => ({
    topic: message.topic as string,
    private: message.private === true,
    broadcast: {
      event: message.event as string,
      encoding: 'json',
      body: Buffer.from(JSON.stringify(message.payload)),
      asText: true,
    },
  }))
}

/** Reads one message whose body is the payload itself, as JSON or as bytes. */
export function readSingle(
  topic: string,
  event: string,
  isPrivate: boolean,
  contentType: string,
  body: Buffer,
): RestMessage {
  const encoding = encodingOf(contentType)
  const faults: Faults = {}
  if (!topic.trim()) faults.topic = ["can't be blank"]
  if (!event.trim()) faults.event = ["can't be blank"]
  if (body.length > limits.payloadBytes) faults.payload = ['Payload size exceeds tenant limit']
  if (Object.keys(faults).length > 0) throw unprocessable(faults)
  if (encoding === 'json') parseJson(body)
  return { topic, private: isPrivate, broadcast: { event, encoding, body } }
}

function faultsOf(message: unknown): Faults {
  if (!isFields(message)) return { message: ['is invalid'] }
  const faults: Faults = {}
  for (const name of ['topic', 'event']) {
    const value = message[name]
    if (value === undefined || value === null || value === '') faults[name] = ["can't be blank"]
    else if (typeof value !== 'string') faults[name] = ['is invalid']
  }
  const { payload, private: isPrivate } = message
  if (payload === undefined || payload === null) faults.payload = ["can't be blank"]
  else if (!isFields(payload)) faults.payload = ['is invalid']
  else if (JSON.stringify(payload).length > limits.payloadBytes) {
    faults.payload = ['Payload size exceeds tenant limit']
  }
  if (isPrivate !== undefined && isPrivate !== null && typeof isPrivate !== 'boolean') {
    faults.private = ['is invalid']
  }
  return faults
}

function encodingOf(contentType: string): 'json' | 'binary' {
  const type = contentType.split(';')[0]!.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  if (type === 'application/octet-stream') return 'binary'
  throw new HttpError(415, { message: 'Unsupported Media Type' })
}

function parseJson(body: Buffer): unknown {
  try {
    return parseForeignJson(body.toString('utf8')) ?? {}
  } catch {
    throw new HttpError(400, { message: 'The body is not valid JSON' })
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unprocessable(errors: unknown): HttpError {
  return new HttpError(422, { errors })
}

export function tooMany(message: string): HttpError {
  return new HttpError(429, { message }, { 'retry-after': '1' })
}
