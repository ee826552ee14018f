import { invalidBody, restError } from './errors.ts'
import type { RestRequest } from './request.ts'

/** A body, understood just far enough to plan with: which columns it brings. PostgreSQL reads the values. */
export interface Payload {
  columns: string[]
  isArray: boolean
  isEmptyArray: boolean
}

/** Other forms of body become JSON, which PostgreSQL reads. */
export function toJsonBody(contentType: string, body: string): { contentType: string; body: string } {
  switch (contentType) {
    case 'application/x-www-form-urlencoded':
      return json(Object.fromEntries(new URLSearchParams(body)))
    case 'text/csv':
      return json(parseCsv(body))
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
      return { contentType: 'application/json', body }
    default:
      return { contentType, body }
  }
}

const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) })

export function readPayload({ contentType, body }: RestRequest, columns: string[] | undefined): Payload {
  if (contentType !== 'application/json') {
    throw restError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
  }
  const value = parseJson(body)
  const objects = Array.isArray(value) ? value : [value]
  if (!objects.every(isPlainObject)) throw invalidBody('All object keys must match')
  return {
    columns: columns ?? sharedKeys(objects),
    isArray: Array.isArray(value),
    isEmptyArray: objects.length === 0,
  }
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sharedKeys(objects: Record<string, unknown>[]): string[] {
  const [first, ...others] = objects
  if (!first) return []
  const keys = Object.keys(first)
  const same = others.every((other) => {
    const theirs = Object.keys(other)
    return theirs.length === keys.length && keys.every((key) => Object.hasOwn(other, key))
  })
  if (!same) throw invalidBody('All object keys must match')
  return keys
}

/** RFC 4180; an unquoted NULL is null. */
function parseCsv(text: string): Record<string, unknown>[] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
  const rows: (string | null)[][] = [[]]
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw invalidBody('The CSV body could not be read')
    const [, quoted, bare, end] = found
    rows.at(-1)!.push(quoted !== undefined ? quoted.replaceAll('""', '"') : bare === 'NULL' ? null : bare!)
    if (end !== ',' && cell.lastIndex < text.length) rows.push([])
  }
  const [header = [], ...lines] = rows
  if (lines.some((line) => line.length !== header.length))
    throw invalidBody('All lines must have same number of fields')
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index]])))
}
