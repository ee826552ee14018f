import type { IncomingHttpHeaders } from 'node:http'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { Caller } from '../keys/caller.ts'
import { toJsonBody } from './body.ts'
import type { Catalog } from './catalog/model.ts'
import { restError } from './errors.ts'
import { offeredTypes } from './offered-types.ts'
import { negotiate } from './parse/media-type.ts'
import { parsePreferences } from './parse/prefer.ts'
import { parseRangeHeader } from './parse/range.ts'
import type { Method, RestRequest } from './rest-request.ts'
import { exposedSchemas } from './schemas.ts'

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
