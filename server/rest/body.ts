import { invalidBody, restError } from './errors.ts'
import { inspectJsonBody } from './outline.ts'
import { parseCsv } from './parse/csv.ts'
import type { RestRequest } from './rest-request.ts'

/** A body, parsed just far enough for planning: which columns it has. PostgreSQL parses the values. */
export interface Payload {
  columns: string[]
  isArray: boolean
  isEmptyArray: boolean
}

interface ReadBody {
  contentType: string
  body: string
  /** A form's fields in order: a function can take several with the same name. */
  form?: [string, string][]
}

/** Other body formats are converted to JSON for PostgreSQL. */
export function toJsonBody(contentType: string, body: string): ReadBody {
  switch (contentType) {
    case 'application/x-www-form-urlencoded': {
      const form = [...new URLSearchParams(body)]
      return { ...json(Object.fromEntries(form)), form }
    }
    case 'text/csv':
      return json(csvObjects(body))
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
  const { isArray, isEmptyArray, onlyObjects, sameKeys, keys } = inspectJsonBody(body)
  if (!onlyObjects || !(columns || sameKeys)) throw invalidBody('All object keys must match')
  return { columns: columns ?? keys, isArray, isEmptyArray }
}

const maxRepeatedNames = 64 * 1024 * 1024

function csvObjects(text: string): Record<string, unknown>[] {
  const [header = [], ...lines] = parseCsv(text)
  if (lines.some((line) => line.length !== header.length)) {
    throw invalidBody('All lines must have same number of fields')
  }
  // JSON repeats the names for every row, so a long header over many short rows would become huge.
  if (header.join().length * lines.length > maxRepeatedNames) throw invalidBody('The CSV body is too large')
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index]])))
}
