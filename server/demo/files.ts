import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mime-types'
import type { Client } from 'pg'
import type { Env } from '../config/env.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import type { Query } from '../storage/actor.ts'
import { openBackend, type StorageEnv } from '../storage/backend/open.ts'
import { requireBucket } from '../storage/buckets.ts'
import { checkMimeType } from '../storage/limits.ts'
import { checkKey } from '../storage/names.ts'
import { type NewObject, writeObject } from '../storage/objects.ts'
import { describe } from '../storage/upload.ts'

type Queryable = Pick<Client, 'query'>

const cacheControl = 'max-age=3600'
const grace = '24 hours'

/**
 * Writes the files in `demo/files/<bucket>/<name>` and returns their objects, whose rows `addObjects` inserts. Each
 * version is first recorded in `register`, whose server removes the files of a failed load.
 */
export async function prepareFiles(
  client: Queryable,
  env: Pick<Env, 'SUPABASE_DIR'> & StorageEnv,
  register: Queryable,
): Promise<NewObject[]> {
  const files = await listFiles(path.join(env.SUPABASE_DIR, 'demo/files'))
  if (files.length === 0) return []
  const described: Awaited<ReturnType<typeof describeFile>>[] = []
  for (const file of files) described.push(await describeFile(client, file))
  const objects = described.map(({ object }) => object)
  await register.query(
    `insert into _server.storage_files (version, delete_after)
     select version, now() + $2::interval from unnest($1::text[]) as version`,
    [objects.map(({ version }) => version), grace],
  )
  const backend = await openBackend(env)
  try {
    await Promise.all(described.map(({ object, bytes }) => backend.write(object.version, once(bytes))))
  } finally {
    backend.close()
  }
  return objects
}

export async function addObjects(client: Queryable, objects: NewObject[]): Promise<void> {
  for (const object of objects) await writeObject(queryOf(client), object, false)
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

const queryOf =
  (client: Queryable): Query =>
  async (sql, values) =>
    (await client.query(sql, values)).rows

interface ListedFile {
  bucket: string
  name: string
  place: string
}

async function listFiles(root: string): Promise<ListedFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const place = path.join(entry.parentPath, entry.name)
      const [bucket = '', ...names] = path.relative(root, place).split(path.sep)
      return { bucket, name: names.join('/'), place }
    })
    .sort((one, other) => one.place.localeCompare(other.place))
}

/** An object as an upload would create it, within the limits of its bucket. */
async function describeFile(client: Queryable, { bucket: id, name, place }: ListedFile) {
  const bytes = await readFile(place)
  const mimeType = lookup(name) || 'application/octet-stream'
  try {
    checkKey(name)
    const bucket = await requireBucket(queryOf(client), id)
    checkMimeType(mimeType, bucket, name)
    if (bytes.length > (bucket.file_size_limit ?? Number.POSITIVE_INFINITY)) {
      throw new Error(`The bucket accepts at most ${bucket.file_size_limit} bytes.`)
    }
  } catch (error) {
    throw new StartFailure(ExitCode.configuration, `${place} is invalid: ${(error as Error).message}`)
  }
  const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`
  const object: NewObject = {
    id: randomUUID(),
    bucket: id,
    name,
    owner: undefined,
    version: randomUUID(),
    metadata: describe({ size: bytes.length, eTag }, { mimeType, cacheControl }),
    userMetadata: null,
  }
  return { object, bytes }
}
