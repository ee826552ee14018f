import type { IncomingHttpHeaders } from 'node:http'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { Caller } from '../postgres/requests.ts'
import { toJsonBody } from './body.ts'
import type { Catalog } from './catalog/model.ts'
import { restError } from './errors.ts'
import { offeredTypes } from './offered-types.ts'
import { type Accepted, negotiate } from './parse/media-type.ts'
import { type Preferences, parsePreferences } from './parse/prefer.ts'
import { parseRangeHeader, type Range } from './parse/range.ts'
import { exposedSchemas } from './schemas.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'

/** A request with its parsed headers. */
export interface RestRequest {
  method: Method
  /** `messages`, or `rpc/add_them`; without the leading slash. */
  resource: string
  schema: string
  caller: Caller
  query: [string, string][]
  preferences: Preferences
  accepted: Accepted
  range?: Range
  body: string
  /** The body's current type: forms and CSV have been converted to JSON. */
  contentType: string
  /** The body's original type. */
  sentType: string
  form?: [string, string][]
  headers: IncomingHttpHeaders
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

export function readRequest(
  method: string,
  headers: IncomingHttpHeaders,
  url: URL,
  caller: Caller,
  config: SupabaseConfig,
  catalog: Catalog,
  body: string,
): RestRequest {
  if (!methods.has(method)) throw restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  const isRead = method === 'GET' || method === 'HEAD'
  const header = (name: string) => headers[name]?.toString()
  const resource = decodePath(url.pathname)
  const sentType = (header('content-type') ?? 'application/json').split(';')[0]!.trim().toLowerCase()
  const schema = chooseSchema(
    header(isRead ? 'accept-profile' : 'content-profile'),
    exposedSchemas(catalog.settings, config),
  )
  return {
    method: method as Method,
    resource,
    schema,
    caller,
    query: [...url.searchParams],
    preferences: parsePreferences(header('prefer'), catalog.timeZones),
    accepted: negotiate(header('accept'), offeredTypes(catalog, schema, resource, url.searchParams)),
    range: method === 'GET' ? parseRangeHeader(header('range')) : undefined,
    ...toJsonBody(sentType, body),
    sentType,
    headers,
  }
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replace(/^\/rest\/v1\/?/, '')).replace(/\/$/, '')
  } catch {
    throw restError(404, 'PGRST125', 'Invalid path specified in request URL')
  }
}

function chooseSchema(profile: string | undefined, schemas: string[]): string {
  if (!profile) return schemas[0]!
  if (schemas.includes(profile)) return profile
  throw restError(406, 'PGRST106', `Invalid schema: ${profile}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}
