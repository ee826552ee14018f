import { randomUUID } from 'node:crypto'
import type { Query, Row } from '../actor.ts'
import { errors } from '../errors.ts'
import type { Place } from '../objects.ts'

/** An upload that comes in several requests. */
export interface Upload extends Place {
  id: string
  owner: string | undefined
  upsert: boolean
  length: number
  received: number
  /** Versions of the files that hold what was received, in order. */
  parts: string[]
  mimeType: string
  cacheControl: string
  userMetadata: Row
  /** `Upload-Metadata` as it was sent. */
  rawMetadata: string
  expiresAt: Date
}

export type NewUpload = Omit<Upload, 'id' | 'received' | 'parts' | 'expiresAt'>

/** How long an upload may take, from its first request to its last. */
const lifetime = '24 hours'
/** Parts outlive their upload a little, so that none is missing while it is being finished. */
export const partLifetime = '25 hours'

const columns = `id, bucket_id as bucket, name, owner_id as owner, upsert, length::float8, received::float8, parts,
  mime_type as "mimeType", cache_control as "cacheControl", user_metadata as "userMetadata",
  raw_metadata as "rawMetadata", expires_at as "expiresAt"`

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
      lifetime,
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

/** Adds a part, unless another request has added one meanwhile. */
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
