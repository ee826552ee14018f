import type { Query, Row } from './actor.ts'
import { asUuid } from './buckets.ts'
import { errors } from './errors.ts'

/** Facts about an object's bytes, in the format Supabase stores in `metadata`. */
export interface ObjectMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
  xRobotsTag?: string
}

/** What a row says about its file. */
export interface Description {
  metadata: Partial<ObjectMetadata>
  userMetadata: Row | null
}

export interface StoredObject {
  id: string
  name: string
  bucket_id: string
  version: string | null
  metadata: Partial<ObjectMetadata> | null
  user_metadata: Row | null
  created_at: Date
  updated_at: Date
}

export async function findObject(query: Query, bucket: string, name: string): Promise<StoredObject> {
  const [row] = await query(
    `select id, name, bucket_id, version, metadata, user_metadata, created_at, updated_at
     from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  )
  if (!row) throw errors.noSuchKey()
  return row as unknown as StoredObject
}

export interface NewObject extends Description {
  id: string
  bucket: string
  name: string
  owner: string | undefined
  version: string
}

const insertion = `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

/** Needs only the privilege to insert: the row is not read back. */
async function insertObject(query: Query, object: NewObject): Promise<string> {
  await query(insertion, valuesOf(object))
  return object.id
}

/** Needs insert, select and update privileges, whether or not the object exists, as on Supabase. */
async function upsertObject(query: Query, object: NewObject): Promise<string> {
  const [row] = await query(
    `${insertion} on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
       version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata
     returning id`,
    valuesOf(object),
  )
  return row!.id as string
}

/** Writes the row and returns its ID. */
export function writeObject(query: Query, object: NewObject, upsert: boolean): Promise<string> {
  return upsert ? upsertObject(query, object) : insertObject(query, object)
}

function valuesOf(object: NewObject): unknown[] {
  return [
    object.id,
    object.bucket,
    object.name,
    asUuid(object.owner),
    object.owner ?? null,
    object.version,
    JSON.stringify(object.metadata),
    object.userMetadata && JSON.stringify(object.userMetadata),
  ]
}

/** Removes the rows the caller can remove, and returns them. */
export function deleteObjects(query: Query, bucket: string, names: string[]): Promise<Row[]> {
  return query(
    `delete from storage.objects where bucket_id = $1 and name = any($2)
     returning name, bucket_id, owner, owner_id, version, id, updated_at, created_at, last_accessed_at, metadata,
       user_metadata`,
    [bucket, names],
  )
}

export interface Place {
  bucket: string
  name: string
}

/** The file stays where it is; only the row moves. */
export async function moveObject(query: Query, from: Place, to: Place, owner?: string): Promise<string> {
  const [moved] = await query(
    `update storage.objects set bucket_id = $3, name = $4, owner = coalesce($5, owner), owner_id = coalesce($6, owner_id)
     where bucket_id = $1 and name = $2 returning id`,
    [from.bucket, from.name, to.bucket, to.name, asUuid(owner), owner ?? null],
  )
  if (!moved) throw errors.noSuchKey()
  return moved.id as string
}
