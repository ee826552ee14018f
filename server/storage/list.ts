import type { Query, Row } from './actor.ts'
import { errors } from './errors.ts'

export interface SearchOptions {
  prefix: string
  limit: number
  offset: number
  search: string
  sortBy: { column: string; order: string }
}

/** One folder: its files and folders by name. */
export function searchObjects(query: Query, bucket: string, options: SearchOptions): Promise<Row[]> {
  // A prefix is always a folder.
  const prefix = options.prefix && !options.prefix.endsWith('/') ? `${options.prefix}/` : options.prefix
  const { limit, offset, search, sortBy } = options
  return query(
    `select * from storage.search(prefix => $1, bucketname => $2, limits => $3, offsets => $4, search => $5,
       sortcolumn => $6, sortorder => $7)`,
    [prefix, bucket, limit, offset, search, sortBy.column, sortBy.order],
  )
}

interface Sorting {
  column: 'name' | 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
}

/** Where the next page starts: after this name, which had this time. */
interface Cursor extends Sorting {
  name: string
  time?: string
}

export interface PageOptions {
  prefix: string
  limit: number
  cursor?: string
  withDelimiter: boolean
  sortBy: Sorting
}

export interface Page {
  hasNext: boolean
  nextCursor?: string
  nextCursorKey?: string
  folders: Row[]
  objects: Row[]
}

/** A page of everything below the prefix or, with the delimiter, of its direct children. */
export async function listPage(query: Query, bucket: string, options: PageOptions): Promise<Page> {
  const cursor = options.cursor === undefined ? undefined : readCursor(options.cursor)
  const sorting = cursor ?? options.sortBy
  const list = options.withDelimiter ? listFolder : listFlat
  const rows = await list(query, bucket, { ...options, sortBy: sorting }, cursor)
  const page = rows.slice(0, options.limit)
  const last = page.at(-1)
  const hasNext = rows.length > options.limit
  const time = last && sorting.column !== 'name' ? (last[sorting.column] as Date).toISOString() : undefined
  return {
    hasNext,
    ...(hasNext && {
      nextCursor: writeCursor({ ...sorting, name: last!.name as string, time }),
      nextCursorKey: last!.name as string,
    }),
    folders: page.filter((row) => row.id === null),
    objects: page.filter((row) => row.id !== null),
  }
}

function listFolder(query: Query, bucket: string, options: PageOptions, after?: Cursor): Promise<Row[]> {
  return query('select * from storage.search_v2($1, $2, $3, $4, $5, $6, $7, $8)', [
    options.prefix,
    bucket,
    options.limit + 1,
    options.prefix.split('/').length,
    after?.name ?? '',
    options.sortBy.order,
    options.sortBy.column,
    after?.time ?? '',
  ])
}

function listFlat(query: Query, bucket: string, options: PageOptions, after?: Cursor): Promise<Row[]> {
  const { column, order } = options.sortBy
  const beyond = order === 'asc' ? '>' : '<'
  const time = column === 'name' ? 'null::timestamptz' : `date_trunc('milliseconds', ${column})`
  const beyondCursor = !after
    ? '$4::text is null and $5::timestamptz is null'
    : column === 'name'
      ? `$5::timestamptz is null and name collate "C" ${beyond} $4`
      : `(${time}, name collate "C") ${beyond} ($5::timestamptz, $4)`
  return query(
    `select id, name, updated_at, created_at, last_accessed_at, metadata from storage.objects
     where bucket_id = $1 and name collate "C" >= $2 and name collate "C" < $2 || chr(1114111) and ${beyondCursor}
     order by ${time} ${order}, name collate "C" ${order} limit $3`,
    [bucket, options.prefix, options.limit + 1, after?.name ?? null, after?.time ?? null],
  )
}

function writeCursor(cursor: Cursor): string {
  const { name, column, order, time } = cursor
  return Buffer.from(JSON.stringify([name, column, order, time])).toString('base64url')
}

function readCursor(text: string): Cursor {
  try {
    const [name, column, order, time] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const known =
      typeof name === 'string' &&
      ['name', 'created_at', 'updated_at'].includes(column) &&
      ['asc', 'desc'].includes(order) &&
      (column === 'name' || !Number.isNaN(Date.parse(time)))
    if (known) return { name, column, order, time: time ?? undefined }
  } catch {
    // Not one of our cursors.
  }
  throw errors.invalidParameter('Invalid continuation token')
}
