import { createHash, randomUUID } from 'node:crypto'
import { type Actor, type Query, type Row, rehearse } from './actor.ts'
import type { Bucket } from './buckets.ts'
import { errors, knownError } from './errors.ts'
import { checkLimits, sizeLimit } from './limits.ts'
import { type Description, type NewObject, type ObjectMetadata, writeObject } from './objects.ts'
import type { ReceivedFile } from './receive.ts'
import { announced, type Upload } from './resumable/uploads.ts'
import type { Storage } from './storage.ts'

/** Where a file goes, and on whose behalf. */
export interface Destination {
  actor: Actor
  bucket: Bucket
  name: string
  owner: string | undefined
  upsert: boolean
}

/**
 * Checks whether the policies would allow this object, counting the person's unfinished uploads as written. Nothing
 * is kept.
 */
export async function checkMayWrite(
  to: Destination,
  metadata: Partial<ObjectMetadata> = {},
  userMetadata: Row | null = {},
  beside: Upload[] = [],
): Promise<void> {
  const object = newObject(to, randomUUID(), metadata, userMetadata)
  await rehearse(to.actor, async (query) => {
    for (const other of beside) await rehearseBeside(query, to, other)
    await writeObject(query, object, to.upsert)
  })
}

/** An upload that the policies no longer allow doesn't count. */
async function rehearseBeside(query: Query, to: Destination, other: Upload): Promise<void> {
  const { metadata, userMetadata } = announced(other)
  const object = newObject({ ...to, name: other.name }, randomUUID(), metadata, userMetadata)
  await query('savepoint beside')
  try {
    await writeObject(query, object, other.upsert)
  } catch (error) {
    await query('rollback to savepoint beside')
    if (!knownError(error)) throw error
  }
}

/** Checks the policies, writes the file, then the row. The old file is removed only once the new one is in place. */
export async function storeFile(storage: Storage, to: Destination, file: ReceivedFile): Promise<string> {
  const { config } = storage.engine
  checkLimits({ type: file.mimeType, size: file.exactSize ?? 0 }, to.bucket, to.name, config)
  const limit = sizeLimit(to.bucket, to.name, config)
  const { mimeType: mimetype, cacheControl, declaredSize: size } = file
  await checkMayWrite(to, { mimetype, cacheControl, size, contentLength: size }, file.userMetadata)
  return writeVersion(storage, to, async (version) => {
    const measured: Measured = { size: 0, eTag: '' }
    await storage.backend.write(version, measure(file.body, limit, measured))
    await file.complete()
    return { metadata: describe(measured, file), userMetadata: file.userMetadata }
  })
}

/** Lets `write` create the file of a new version and assigns it to the object, all or nothing. */
export async function writeVersion(
  storage: Storage,
  to: Destination,
  write: (version: string) => Promise<Description>,
): Promise<string> {
  const version = randomUUID()
  await storage.files.announce(version)
  try {
    return await adoptVersion(storage, to, version, await write(version))
  } catch (error) {
    await storage.files.discard([version])
    throw error
  }
}

/** Assigns an existing file's version to the object, and removes its previous file. */
export async function adoptVersion(
  storage: Storage,
  to: Destination,
  version: string,
  { metadata, userMetadata }: Description,
): Promise<string> {
  const object = newObject(to, version, metadata, userMetadata)
  const replaced = to.upsert ? await currentVersion(storage, to) : undefined
  const id = await writeObject(to.actor.query, object, to.upsert)
  if (replaced) await storage.files.discard([replaced])
  return id
}

/** Runs as the service, because callers may be allowed to replace objects they can't see. */
async function currentVersion(storage: Storage, to: Destination): Promise<string | undefined> {
  const [row] = await storage.service.query(
    'select version from storage.objects where bucket_id = $1 and name = $2',
    [to.bucket.id, to.name],
  )
  return (row?.version as string | null) ?? undefined
}

function newObject(
  to: Destination,
  version: string,
  metadata: Partial<ObjectMetadata>,
  userMetadata: Row | null,
): NewObject {
  const { name, owner } = to
  return { id: randomUUID(), bucket: to.bucket.id, name, owner, version, metadata, userMetadata }
}

export interface Measured {
  size: number
  eTag: string
}

/** Counts and hashes the bytes, and stops at the limit. */
export async function* measure(
  source: AsyncIterable<Uint8Array>,
  limit: number,
  measured: Measured,
): AsyncGenerator<Uint8Array> {
  const digest = createHash('md5')
  for await (const chunk of source) {
    measured.size += chunk.byteLength
    if (measured.size > limit) throw errors.tooLarge()
    digest.update(chunk)
    yield chunk
  }
  measured.eTag = `"${digest.digest('hex')}"`
}

export function describe(
  measured: Measured,
  file: { mimeType: string; cacheControl: string; robotsTag?: string },
): ObjectMetadata {
  return {
    ...(file.robotsTag && { xRobotsTag: file.robotsTag }),
    eTag: measured.eTag,
    size: measured.size,
    mimetype: file.mimeType,
    cacheControl: file.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: measured.size,
    httpStatusCode: 200,
  }
}
