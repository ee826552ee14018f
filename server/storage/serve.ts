import { Readable, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { type ByteRange, MissingFile } from './backend/backend.ts'
import { isUnchanged, type Validators, wantedRange } from './conditions.ts'
import { contentHeaders, headerSafe } from './disposition.ts'
import { errors } from './errors.ts'
import type { StoredObject } from './objects.ts'
import type { Storage } from './storage.ts'

const onePiece = 128 * 1024

export interface ServeOptions {
  /** When the signed URL expires. */
  expires?: Date
  /** Whether the response depends on the caller. */
  personal?: boolean
}

/** Streams the object's bytes, or the requested range. */
export async function serveObject(
  storage: Storage,
  c: Context<AppEnv>,
  object: StoredObject,
  options: ServeOptions = {},
): Promise<Response> {
  const validators = validatorsOf(object)
  const headers = new Headers({
    ...validatorHeaders(validators),
    ...cacheHeaders(object, options),
    'accept-ranges': 'bytes',
    ...contentHeaders({
      mimeType: object.metadata?.mimetype,
      download: c.req.query('download'),
      robotsTag: object.metadata?.xRobotsTag,
    }),
  })
  if (isUnchanged((name) => c.req.header(name), validators))
    return new Response(null, { status: 304, headers })
  const size = Number(object.metadata?.size ?? 0)
  const range = wantedRange((name) => c.req.header(name), size, validators)
  if (range === 'unsatisfiable') {
    const error = errors.rangeNotSatisfiable()
    error.headers['content-range'] = `bytes */${size}`
    throw error
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const length = range ? range.end - range.start + 1 : size
  headers.set('content-length', String(length))
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
  const file = await openFile(storage, object, range)
  return new Response(await bodyOf(file, length, c.env.outgoing), { status, headers })
}

/** Small files are faster in one piece; larger ones are never held in memory as a whole. */
async function bodyOf(file: Readable, length: number, outgoing: Writable): Promise<BodyInit> {
  if (length <= onePiece) return new Uint8Array(await buffer(file))
  // A client that disconnects before the first byte would leave the file open.
  if (outgoing.destroyed) file.destroy()
  outgoing.once('close', () => file.destroy())
  return Readable.toWeb(file) as ReadableStream
}

/** The file's bytes. Throws NoSuchKey if the row has no file, such as a row written by a migration. */
export async function openFile(storage: Storage, object: StoredObject, range?: ByteRange): Promise<Readable> {
  try {
    return await storage.backend.read(object.version ?? '', range)
  } catch (error) {
    if (error instanceof MissingFile) throw errors.noSuchKey()
    throw error
  }
}

export function validatorsOf(object: StoredObject): Validators {
  const { eTag, lastModified } = object.metadata ?? {}
  const modified = new Date(lastModified ?? object.updated_at)
  return {
    eTag: headerSafe(eTag) || `"${object.id}"`,
    lastModified: Number.isNaN(modified.getTime()) ? object.updated_at : modified,
  }
}

export function validatorHeaders(validators: Validators): Record<string, string> {
  return { etag: validators.eTag, 'last-modified': validators.lastModified.toUTCString() }
}

/** As the uploader chose. The response to a signed URL can be cached for as long as the URL is valid. */
export function cacheHeaders(object: StoredObject, options: ServeOptions): Record<string, string> {
  if (options.expires) return { expires: options.expires.toUTCString(), 'cache-control': 'private' }
  const wish = headerSafe(object.metadata?.cacheControl) || 'no-cache'
  return { 'cache-control': wish, ...(options.personal && { vary: 'Authorization' }) }
}
