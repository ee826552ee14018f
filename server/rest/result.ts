import { isStatus, restError } from './errors.ts'

/** A result: PostgreSQL built the body, and the rest says how to respond. */
export interface Result {
  rows: number
  total?: number
  body: string
  headers: [string, string][]
  status?: number
  location: (string | null)[]
  /** How many of an upsert's rows already existed. */
  updated: number
}

/** The single row of every result, in the order of its columns. */
export function toResult([page, total, body, headers, status, location, updated]: (string | null)[]): Result {
  return {
    rows: Number(page),
    total: total === null || total === undefined ? undefined : Number(total),
    body: body ?? '',
    headers: parseHeaders(headers),
    status: parseStatus(status),
    location: location ? JSON.parse(location) : [],
    updated: Number(updated ?? 0),
  }
}

function parseHeaders(text: string | null | undefined): [string, string][] {
  if (!text) return []
  try {
    return (JSON.parse(text) as object[]).map((entry) => {
      const [pair, ...others] = Object.entries(entry)
      if (!pair || others.length > 0 || !isHeader(pair)) throw new Error('not a header')
      return pair
    })
  } catch {
    throw restError(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    )
  }
}

function isHeader(pair: [string, unknown]): pair is [string, string] {
  const [name, value] = pair
  return (
    /^[\w!#$%&'*+.^`|~-]+$/.test(name) && typeof value === 'string' && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
  )
}

function parseStatus(text: string | null | undefined): number | undefined {
  if (!text) return undefined
  if (isStatus(Number(text))) return Number(text)
  throw restError(500, 'PGRST112', 'response.status guc must be a valid status code')
}
