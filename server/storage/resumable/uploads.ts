import { randomUUID } from 'node:crypto'
import type { Query, Row } from '../actor.ts'
import { errors } from '../errors.ts'
import type { Description, Place } from '../objects.ts'

/** An upload sent in several requests. */
export interface Upload extends Place {
  id: string
  owner: string | undefined
  upsert: boolean
  length: number
  received: number
  /** Versions of the files with the received bytes, in order. */
  parts: string[]
  mimeType: string
  cacheControl: string
  userMetadata: Row
  /** `Upload-Metadata` as it was sent. */
  rawMetadata: string
  expiresAt: Date
  /** The object exists with everything that was sent. */
  isComplete: boolean
  /** The object's future version, once the last part has arrived. */
  version: string | null
}

export type NewUpload = Omit<Upload, 'id' | 'received' | 'parts' | 'expiresAt' | 'isComplete' | 'version'>

/** How long an upload waits for its next request, and how long it may take in total. */
const patience = '2 hours'
const lifetime = '24 hours'
/** Parts outlive their upload a little, so that none is missing while it is being finished. */
export const partLifetime = '25 hours'
/** Limits per person. A single upload can be as large as its bucket allows. */
const maxUnfinished = 20
const maxUnfinishedBytes = 1024 ** 3

const columns = `id, bucket_id as bucket, name, owner_id as owner, upsert, length::float8, received::float8, parts,
  mime_type as "mimeType", cache_control as "cacheControl", user_metadata as "userMetadata",
  raw_metadata as "rawMetadata", expires_at as "expiresAt", is_complete as "isComplete", version`

export async function createUpload(query: Query, upload: NewUpload): Promise<Upload> {
  const [row] = await query(
    `insert into _server.storage_uploads (id, bucket_id, name, owner_id, upsert, length, mime_type, cache_control,
       user_metadata, raw_metadata, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + $11::interval) returning ${columns}`,
    [
      randomUUID(),
      upload.bucket,
      upload.name,
      upload.owner ?? null,
      upload.upsert,
      upload.length,
      upload.mimeType,
      upload.cacheControl,
      JSON.stringify(upload.userMetadata),
      upload.rawMetadata,
      patience,
    ],
  )
  return asUpload(row!)
}

export async function findUpload(query: Query, id: string): Promise<Upload> {
  const known = /^[0-9a-f-]{36}$/.test(id)
    ? await query(`select ${columns} from _server.storage_uploads where id = $1 and expires_at > now()`, [id])
    : []
  if (!known[0]) throw errors.noSuchUpload()
  return asUpload(known[0])
}

/** The person's other unfinished uploads. */
export async function unfinishedBeside(query: Query, upload: Upload): Promise<Upload[]> {
  const rows = await query(
    `select ${columns} from _server.storage_uploads
     where owner_id is not distinct from $1 and id <> $2 and not is_complete and expires_at > now()
     order by created_at limit $3`,
    [upload.owner ?? null, upload.id, maxUnfinished],
  )
  return rows.map(asUpload)
}

/** Throws if one more would be too much to store for a person who may never come back. */
export function checkUnfinished(others: Upload[], upload: Upload): void {
  const bytes = others.reduce((sum, other) => sum + other.length, 0)
  const isTooMuch = others.length > 0 && bytes + upload.length > maxUnfinishedBytes
  if (others.length >= maxUnfinished || isTooMuch) throw errors.tooManyUploads()
}

/** Extends the deadline after each request. */
export async function prolong(query: Query, upload: Upload): Promise<void> {
  const [row] = await query(
    `update _server.storage_uploads
     set expires_at = least(now() + $2::interval, created_at + $3::interval)
     where id = $1 returning expires_at as "expiresAt"`,
    [upload.id, patience, lifetime],
  )
  if (row) upload.expiresAt = row.expiresAt as Date
}

/** Records the version the object is about to get. */
export async function noteVersion(query: Query, upload: Upload, version: string): Promise<void> {
  await query('update _server.storage_uploads set version = $2 where id = $1', [upload.id, version])
}

/** Whether the object got the recorded version: the server may have died before it could respond. */
export async function becameObject(query: Query, upload: Upload): Promise<boolean> {
  if (!upload.version) return false
  const found = await query(
    'select from storage.objects where bucket_id = $1 and name = $2 and version = $3',
    [upload.bucket, upload.name, upload.version],
  )
  return found.length > 0
}

export async function markComplete(query: Query, upload: Upload): Promise<void> {
  await query(
    `update _server.storage_uploads set is_complete = true, received = length, parts = '[]' where id = $1`,
    [upload.id],
  )
}

/** What is known about an object before its bytes arrive. */
export function announced(upload: Upload): Description {
  const { mimeType: mimetype, cacheControl, length: size, userMetadata } = upload
  return { metadata: { mimetype, cacheControl, size, contentLength: size }, userMetadata }
}

/** Adds a part, unless another request has added one in the meantime. */
export async function appendPart(query: Query, upload: Upload, part: string, size: number): Promise<boolean> {
  const changed = await query(
    `update _server.storage_uploads set parts = parts || to_jsonb($2::text), received = received + $3
     where id = $1 and received = $4 returning id`,
    [upload.id, part, size, upload.received],
  )
  return changed.length > 0
}

export async function deleteUpload(query: Query, id: string): Promise<void> {
  await query('delete from _server.storage_uploads where id = $1', [id])
}

function asUpload(row: Row): Upload {
  return { ...(row as unknown as Upload), owner: (row.owner as string | null) ?? undefined }
}
