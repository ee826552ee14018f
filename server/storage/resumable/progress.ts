import { randomUUID } from 'node:crypto'
import type { Actor } from '../actor.ts'
import type { Backend } from '../backend/backend.ts'
import type { Bucket } from '../buckets.ts'
import { errors } from '../errors.ts'
import type { Storage } from '../storage.ts'
import { adoptVersion, type Destination, describe, type Measured, measure, writeVersion } from '../upload.ts'
import { appendPart, deleteUpload, markComplete, noteVersion, partLifetime, type Upload } from './uploads.ts'

/** Stores what a request sends, and creates the object once everything has arrived. Returns the new offset. */
export async function receivePart(
  storage: Storage,
  upload: Upload,
  to: Destination,
  body: AsyncIterable<Uint8Array>,
): Promise<number> {
  const part = randomUUID()
  const measured: Measured = { size: 0, eTag: '' }
  await storage.files.announce(part, partLifetime)
  try {
    const wanted = upload.length - upload.received
    await storage.backend.write(part, measure(untilBroken(body), wanted, measured))
    const offset = upload.received + measured.size
    if (offset === upload.length) await finish(storage, upload, to, part, measured)
    else if (measured.size > 0) await keep(storage, upload, part, measured.size)
    else await storage.files.discard([part])
    return offset
  } catch (error) {
    await storage.files.discard([part])
    throw error
  }
}

async function keep(storage: Storage, upload: Upload, part: string, size: number): Promise<void> {
  const kept = await appendPart(storage.service.query, upload, part, size)
  if (!kept) throw errors.offsetConflict()
}

/**
 * The last part isn't counted until the object exists: after a crash, the client is asked to send it again and never
 * told that an unfinished upload is complete.
 */
async function finish(
  storage: Storage,
  upload: Upload,
  to: Destination,
  lastPart: string,
  lastMeasured: Measured,
): Promise<void> {
  const { userMetadata } = upload
  const { query } = storage.service
  if (upload.parts.length === 0) {
    await noteVersion(query, upload, lastPart)
    await adoptVersion(storage, to, lastPart, { metadata: describe(lastMeasured, upload), userMetadata })
  } else {
    await writeVersion(storage, to, async (version) => {
      const measured: Measured = { size: 0, eTag: '' }
      const whole = joined(storage.backend, [...upload.parts, lastPart])
      await storage.backend.write(version, measure(whole, upload.length, measured))
      await noteVersion(query, upload, version)
      return { metadata: describe(measured, upload), userMetadata }
    })
  }
  await settle(storage, upload, lastPart)
}

/** The object exists, so its parts are no longer needed. */
export async function settle(storage: Storage, upload: Upload, ...alsoParts: string[]): Promise<void> {
  await markComplete(storage.service.query, upload)
  await storage.files.discard([...upload.parts, ...alsoParts])
}

/** Deletes the upload and its parts. */
export async function endUpload(storage: Storage, upload: Upload): Promise<void> {
  await deleteUpload(storage.service.query, upload.id)
  await storage.files.discard(upload.parts)
}

async function* joined(backend: Backend, parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield* await backend.read(part)
}

/** Bytes received before the connection broke are kept: that is the point of resuming. */
async function* untilBroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  for (;;) {
    const next = await chunks.next().catch(() => undefined)
    if (!next || next.done) return
    yield next.value
  }
}

export function destinationOf(upload: Upload, bucket: Bucket, actor: Actor): Destination {
  return { actor, bucket, name: upload.name, owner: upload.owner, upsert: upload.upsert }
}
