import { compressText } from '../http/compress.ts'
import type { Compiled } from './compile/compiled.ts'
import { invalidRange } from './errors.ts'
import { appliedPreferences, type Preferences } from './parse/prefer.ts'
import { contentRange } from './parse/range.ts'
import type { RestRequest } from './rest-request.ts'
import type { Result } from './result.ts'

/** The HTTP response: status, headers, and the body that PostgreSQL built. */
export async function respond(
  request: RestRequest,
  compiled: Compiled,
  result: Result,
  schemas: string[],
): Promise<Response> {
  const headers: Record<string, string> = {}
  if (schemas.length > 1) headers['content-profile'] = request.schema
  const applied = appliedPreferences(request.preferences, preferencesOf(compiled.kind))
  if (applied) headers['preference-applied'] = applied
  const answer = shape(request, compiled, result, headers)
  const cookies: [string, string][] = []
  for (const [name, value] of result.headers) {
    if (name.toLowerCase() === 'set-cookie') cookies.push([name, value])
    else headers[name.toLowerCase()] = value
  }
  const status = result.status ?? answer.status
  const hasBody = answer.body !== null && request.method !== 'HEAD'
  if (answer.body !== null) headers['content-type'] ??= request.accepted.contentType
  const withCookies = (own: Record<string, string>) => [...Object.entries(own), ...cookies]
  if (!hasBody || status === 204 || status === 205 || status === 304)
    return new Response(null, { status, headers: withCookies(headers) })
  if (compiled.isBinary) {
    return new Response(Buffer.from(answer.body!, 'base64'), { status, headers: withCookies(headers) })
  }
  const sent = await compressText(answer.body!, request.headers['accept-encoding']?.toString())
  return new Response(sent.body, { status, headers: withCookies({ ...headers, ...sent.headers }) })
}

function preferencesOf(kind: Compiled['kind']): (keyof Preferences)[] {
  const always: (keyof Preferences)[] = ['count', 'handling', 'timezone', 'max-affected', 'tx']
  if (kind === 'read' || kind === 'call') return always
  if (kind === 'delete') return ['return', ...always]
  // Without a key that could conflict, there is nothing to resolve.
  return kind === 'upsert' ? ['resolution', 'missing', 'return', ...always] : ['missing', 'return', ...always]
}

function shape(
  request: RestRequest,
  compiled: Compiled,
  result: Result,
  headers: Record<string, string>,
): { status: number; body: string | null } {
  const { rows } = result
  const counted = request.preferences.count ? rows : undefined
  const representation = request.preferences.return === 'representation'
  switch (compiled.kind) {
    case 'read':
      return shapeRows(request, compiled, result, headers)
    case 'call':
      if (compiled.isVoid) return { status: 204, body: null }
      return shapeRows(request, compiled, result, headers)
    case 'insert':
    case 'upsert': {
      headers['content-range'] = contentRange(0, 0, counted)
      const location = locationOf(request, compiled, result)
      if (location) headers.location = location
      const mayUpdate = request.method === 'PUT' || request.preferences.resolution === 'merge-duplicates'
      const status = mayUpdate && result.updated === rows ? 200 : 201
      if (request.method === 'PUT' && !representation) return { status: 204, body: null }
      return { status, body: representation ? result.body : null }
    }
    case 'update':
    case 'delete':
      headers['content-range'] = contentRange(0, compiled.kind === 'update' ? rows : 0, counted)
      return representation ? { status: 200, body: result.body } : { status: 204, body: null }
  }
}

function shapeRows(
  request: RestRequest,
  compiled: Compiled,
  { rows, total, body }: Result,
  headers: Record<string, string>,
): { status: number; body: string } {
  const { offset } = compiled
  headers['content-range'] = contentRange(offset, rows, total)
  if (compiled.kind === 'read') headers['content-location'] = contentLocation(request)
  if (total === undefined) return { status: 200, body }
  if (offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
    throw invalidRange(details, { 'content-range': contentRange(0, 0, total) })
  }
  return { status: rows < total ? 206 : 200, body }
}

/** The request's own URL, with its query in canonical order. */
function contentLocation({ resource, query }: RestRequest): string {
  const sorted = [...query]
    .filter(([name]) => name !== 'apikey')
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const text = sorted
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return `/${encodeURI(resource)}${text ? `?${text}` : ''}`
}

function locationOf({ resource }: RestRequest, compiled: Compiled, result: Result): string | undefined {
  if (compiled.location.length === 0 || result.location.length === 0) return undefined
  const pairs = compiled.location.map((column, index) => {
    const value = result.location[index]
    return `${encodeURIComponent(column)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(String(value))}`}`
  })
  return `/${encodeURI(resource)}?${pairs.join('&')}`
}
