import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { type Backend, MissingFile } from '../storage/backend/backend.ts'
import type { BackedUpTable } from './manifest.ts'

/** What a restored backup has to contain, measured when it was made. */
export interface Proof {
  tables: Record<string, TableProof>
  /** The SHA-256 of each file, by its version. */
  files: Record<string, string>
}

export interface TableProof {
  rows: number
  /** Two sums over the hashes of all rows, because tables have no order. */
  content: string
}

/** The text of a row depends on these. */
export async function writeRowsAlike(client: Client): Promise<void> {
  await client.query(`
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = 'pg_catalog';
  `)
}

/** Reads the table once, in the database. `except` are versions of files that are missing from the backup. */
export async function measureTable(
  client: Client,
  { name, columns }: BackedUpTable,
  except: string[] = [],
): Promise<TableProof> {
  const isObjects = name === 'storage.objects' && except.length > 0
  const { rows } = await client.query<{ rows: number; content: string }>(
    `select count(*)::float8 as rows,
       coalesce(sum(('x' || left(hash, 16))::bit(64)::bigint), 0) || ' ' ||
       coalesce(sum(('x' || right(hash, 16))::bit(64)::bigint), 0) as content
     from (select md5(row(${columns.join(', ')})::text) as hash from ${name}
       ${isObjects ? 'where version is null or version <> all($1)' : ''}) as hashes`,
    isObjects ? [except] : [],
  )
  return rows[0]!
}

/** Passes a stream on and reads its hash on the way. */
export function hashed(source: AsyncIterable<Uint8Array>): {
  stream: AsyncIterable<Uint8Array>
  digest(): string
} {
  const hash = createHash('sha256')
  async function* passing() {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { stream: passing(), digest: () => hash.digest('hex') }
}

/** The hash of a stored file, or nothing if there is none. */
export async function hashOfFile(backend: Backend, version: string): Promise<string | undefined> {
  try {
    const { stream, digest } = hashed(await backend.read(version))
    for await (const _ of stream);
    return digest()
  } catch (error) {
    if (error instanceof MissingFile) return undefined
    throw error
  }
}
