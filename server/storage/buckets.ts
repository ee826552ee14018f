import type { SupabaseConfig } from '../config/supabase.ts'
import type { Query } from './actor.ts'
import { errors } from './errors.ts'
import type { BucketLimits } from './limits.ts'

export interface Bucket extends BucketLimits {
  id: string
  public: boolean
}

/** The bucket as the service needs it, regardless of the caller. Returns nothing if there is none. */
export async function findBucket(query: Query, id: string): Promise<Bucket | undefined> {
  const [row] = await query(
    'select id, public, file_size_limit::float8, allowed_mime_types from storage.buckets where id = $1',
    [id],
  )
  return row as Bucket | undefined
}

export async function requireBucket(query: Query, id: string): Promise<Bucket> {
  const found = await findBucket(query, id)
  if (!found) throw errors.noSuchBucket()
  return found
}

/** Columns of a bucket as clients see it. */
export const bucketColumns = `id, name, coalesce(owner::text, '') as owner, public, file_size_limit::float8,
  allowed_mime_types, created_at, updated_at`

export interface BucketFields {
  public?: boolean
  file_size_limit?: number | null
  allowed_mime_types?: string[] | null
}

export async function insertBucket(
  query: Query,
  bucket: { id: string; name: string; owner?: string } & BucketFields,
): Promise<void> {
  await query(
    `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      bucket.id,
      bucket.name,
      asUuid(bucket.owner),
      bucket.owner ?? null,
      bucket.public ?? false,
      bucket.file_size_limit ?? null,
      bucket.allowed_mime_types ?? null,
    ],
  )
}

/** Changes only what is given; null removes a limit. */
export async function updateBucket(query: Query, id: string, fields: BucketFields): Promise<void> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const assignments = given.map(([column], at) => `${column} = $${at + 2}`)
  const changed = await query(
    `update storage.buckets set ${['updated_at = now()', ...assignments].join(', ')} where id = $1 returning id`,
    [id, ...given.map(([, value]) => value)],
  )
  if (!changed.length) throw errors.noSuchBucket()
}

/** The buckets in config.toml, with their limits. */
export async function createConfiguredBuckets(query: Query, config: SupabaseConfig): Promise<void> {
  for (const [id, bucket] of Object.entries(config.storage.buckets)) {
    await query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
       values ($1, $1, $2, $3, $4)
       on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
         allowed_mime_types = excluded.allowed_mime_types, updated_at = now()`,
      [id, bucket.public, bucket.file_size_limit ?? null, bucket.allowed_mime_types ?? null],
    )
  }
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The older `owner` columns hold only UUIDs; `owner_id` holds any subject of a token. */
export function asUuid(owner: string | undefined): string | null {
  return owner && uuidPattern.test(owner) ? owner : null
}
