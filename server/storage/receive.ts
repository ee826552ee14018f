import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { parseForeignJson } from '../http/json.ts'
import type { Row } from './actor.ts'
import { errors } from './errors.ts'
import { readRobotsTag } from './robots-tag.ts'

/** An incoming file and its sender's metadata. */
export interface ReceivedFile {
  body: AsyncIterable<Uint8Array>
  mimeType: string
  cacheControl: string
  userMetadata: Row
  /** The `X-Robots-Tag` value to send with the file. */
  robotsTag?: string
  /** The announced size, for policies to see. For a form, it includes the other fields. */
  declaredSize?: number
  /** The size of the file itself, if it is known in advance. */
  exactSize?: number
  /** Resolves once the request has ended normally; rejects if it broke off. */
  complete(): Promise<void>
}

const maxUserMetadata = 1024 * 1024

/** Reads a raw body (Node, streams) or a form (browsers) without holding it in memory. */
export async function receiveFile(request: IncomingMessage): Promise<ReceivedFile> {
  const type = request.headers['content-type'] ?? ''
  const robotsTag = readRobotsTag(request.headers['x-robots-tag'])
  const file = /^multipart\/form-data/i.test(type) ? await receiveForm(request) : receiveRaw(request)
  return { ...file, robotsTag }
}

function lengthOf(request: IncomingMessage): number | undefined {
  const length = request.headers['content-length']
  return length === undefined ? undefined : Number(length)
}

function receiveRaw(request: IncomingMessage): ReceivedFile {
  const { 'cache-control': cacheControl, 'x-metadata': metadata } = request.headers
  const size = lengthOf(request)
  return {
    body: chunksOf(request),
    mimeType: request.headers['content-type'] || 'application/octet-stream',
    cacheControl: cacheControl ?? 'no-cache',
    userMetadata: parseHeaderMetadata(metadata),
    declaredSize: size,
    exactSize: size,
    complete: async () => {
      if (!request.complete) throw errors.noContent()
    },
  }
}

export function parseHeaderMetadata(header: string | string[] | undefined): Row {
  if (typeof header !== 'string') return {}
  return parseUserMetadata(Buffer.from(header, 'base64').toString('utf8'))
}

async function receiveForm(request: IncomingMessage): Promise<ReceivedFile> {
  const { file, type, fields, ended } = await untilFile(request)
  const seconds = fields.get('cacheControl')
  return {
    body: chunksOf(file),
    mimeType: fields.get('contentType') || type,
    cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
    userMetadata: parseUserMetadata(fields.get('metadata') ?? fields.get('userMetadata') ?? ''),
    declaredSize: lengthOf(request),
    complete: () => ended,
  }
}

/** A form up to its file: the fields before it, and the file, still unread. */
interface OpenedForm {
  file: BusboyFileStream
  type: string
  fields: Map<string, string>
  /** Resolves at the end of the form. */
  ended: Promise<void>
}

async function untilFile(request: IncomingMessage): Promise<OpenedForm> {
  const form = openForm(request)
  const fields = new Map<string, string>()
  let file: BusboyFileStream | undefined
  let breakOff = () => {}
  const ended = new Promise<void>((resolve, reject) => {
    breakOff = () => {
      request.unpipe(form)
      file?.destroy(new Error('the upload broke off'))
      reject(errors.noContent())
    }
    form.once('finish', resolve)
    form.once('error', breakOff)
    request.once('close', () => !request.complete && breakOff())
  })
  return new Promise((resolve, reject) => {
    // A form that ends without a file is an error.
    ended.then(() => reject(errors.noContent()), reject)
    form.on('field', (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) reject(errors.tooLarge('user_metadata'))
      fields.set(name, value)
    })
    form.on('file', (_field, stream, _filename, _encoding, type) => {
      if (file) return stream.resume()
      file = stream
      // An abandoned file stream may break off. Its reader, if any, gets the error from the iterator.
      stream.on('error', () => undefined)
      resolve({ file, type, fields, ended })
    })
    if (request.destroyed && !request.complete) breakOff()
    else request.pipe(form)
  })
}

function openForm(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as { 'content-type': string },
      limits: { fields: 10, files: 2, parts: 20, fieldSize: maxUserMetadata, headerPairs: 50 },
    })
  } catch {
    throw errors.noContent()
  }
}

/** Leaving the loop early must not close the connection, because the response still has to be sent on it. */
export async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream.iterator({ destroyOnReturn: false })
  } catch {
    // The sender disconnected, or the form was malformed.
    throw errors.noContent()
  }
}

/** Anything but a JSON object is ignored, as on Supabase. */
export function parseUserMetadata(text: string): Row {
  if (Buffer.byteLength(text) > maxUserMetadata) throw errors.tooLarge('user_metadata')
  try {
    const parsed: unknown = parseForeignJson(text)
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as Row) : {}
  } catch {
    return {}
  }
}

const discardedBytes = 64 * 1024 * 1024
const discardTime = 10_000

/** Keeps reading for a while after a refusal: a client that is still sending wouldn't read the response. */
export function discardRest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const done = () => {
      clearTimeout(timer)
      request.off('data', count)
      resolve()
    }
    const count = (chunk: Uint8Array) => {
      bytes += chunk.byteLength
      if (bytes > discardedBytes) done()
    }
    const timer = setTimeout(done, discardTime)
    // An abandoned form would buffer everything sent to it.
    request.unpipe()
    request.on('data', count)
    request.once('close', done)
    request.once('end', done)
    request.resume()
  })
}
