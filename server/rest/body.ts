import { invalidBody, restError } from './errors.ts'
import type { RestRequest } from './request.ts'

/** A body, understood just far enough to plan with: which columns it brings. PostgreSQL reads the values. */
export interface Payload {
  json: string
  columns: string[]
  isArray: boolean
  isEmptyArray: boolean
}

export function readPayload(request: RestRequest, columns: string[] | undefined): Payload {
  const { contentType, body } = request
  switch (contentType) {
    case 'application/json':
    case 'application/octet-stream':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
      return fromJson(body, columns)
    case 'application/x-www-form-urlencoded':
      return fromObjects([Object.fromEntries(new URLSearchParams(body))], columns, false)
    case 'text/csv':
      return fromObjects(parseCsv(body), columns, true)
    default:
      throw restError(415, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
  }
}

function fromJson(body: string, columns: string[] | undefined): Payload {
  const text = body.trim() === '' ? '{}' : body
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
  if (body.trim() === '' && columns === undefined) throw invalidBody('Empty or invalid json')
  const objects = Array.isArray(value) ? value : [value]
  if (!objects.every(isPlainObject)) throw invalidBody('All object keys must match')
  return {
    json: text,
    columns: columns ?? sharedKeys(objects),
    isArray: Array.isArray(value),
    isEmptyArray: objects.length === 0,
  }
}

function fromObjects(
  objects: Record<string, unknown>[],
  columns: string[] | undefined,
  isArray: boolean,
): Payload {
  return {
    json: JSON.stringify(isArray ? objects : objects[0]),
    columns: columns ?? sharedKeys(objects),
    isArray,
    isEmptyArray: objects.length === 0,
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
export function parseCsv(text: string): Record<string, unknown>[] {
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
