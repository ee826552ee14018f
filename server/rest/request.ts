import type { Context } from 'hono'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { AppEnv } from '../http/app.ts'
import type { Caller } from '../postgres/requests.ts'
import { toJsonBody } from './body.ts'
import type { Catalog } from './catalog/model.ts'
import { restError } from './errors.ts'
import { type Accepted, negotiate } from './parse/media-type.ts'
import { type Preferences, parsePreferences } from './parse/prefer.ts'
import { parseRangeHeader, type Range } from './parse/range.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** A request, with everything read that its headers say. */
export interface RestRequest {
  method: Method
  /** `messages`, or `rpc/add_them`; without the slash it begins with. */
  resource: string
  schema: string
  caller: Caller
  query: [string, string][]
  preferences: Preferences
  accepted: Accepted
  range?: Range
  body: string
  contentType: string
  headers: Headers
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])

export function readRequest(
  c: Context<AppEnv>,
  url: URL,
  caller: Caller,
  config: SupabaseConfig,
  catalog: Catalog,
  body: string,
): RestRequest {
  const method = c.req.method
  if (!methods.has(method)) throw restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  const isRead = method === 'GET' || method === 'HEAD'
  const headers = c.req.raw.headers
  return {
    method: method as Method,
    resource: decodePath(url.pathname),
    schema: chooseSchema(headers.get(isRead ? 'accept-profile' : 'content-profile'), config),
    caller,
    query: [...url.searchParams],
    preferences: parsePreferences(headers.get('prefer') ?? undefined, catalog.timeZones),
    accepted: negotiate(headers.get('accept') ?? undefined),
    range: isRead ? parseRangeHeader(headers.get('range') ?? undefined) : undefined,
    ...toJsonBody(
      (headers.get('content-type') ?? 'application/json').split(';')[0]!.trim().toLowerCase(),
      body,
    ),
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

function chooseSchema(profile: string | null, config: SupabaseConfig): string {
  const { schemas } = config.api
  if (profile === null || profile === '') return schemas[0]!
  if (schemas.includes(profile)) return profile
  throw restError(406, 'PGRST106', `Invalid schema: ${profile}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}
