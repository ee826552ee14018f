import { isUuid, readCursor } from './cursor.ts'
import { type Endpoint, endpoints } from './endpoints.ts'
import { Problem } from './problems.ts'

/** A call that is allowed to reach the database. */
export interface Call {
  endpoint: Endpoint
  token: string
  /** As `public.api_read` takes it. */
  wanted: Record<string, unknown>
}

const tokenPattern = /^Bearer +(essor_(?:pat|org)_[0-9a-f]{48})$/i

/** The call that a request makes; throws a `Problem` if it can't be one. */
export function readCall(path: string, request: Request): Call {
  refuseTokenInUrl(request)
  const { searchParams } = new URL(request.url)
  const [endpoint, id] = findEndpoint(path)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('method_not_allowed')
  return {
    endpoint,
    token: tokenIn(request),
    wanted: { ...idOf(endpoint, id), ...parametersOf(endpoint, searchParams) },
  }
}

function refuseTokenInUrl(request: Request): void {
  for (const [name, value] of new URL(request.url).searchParams)
    if (/essor_(pat|org)_/i.test(value) || /^(access_)?token$/i.test(name)) throw new Problem('token_in_url')
}

/** The token that a call is made with. */
export function tokenIn(request: Request): string {
  refuseTokenInUrl(request)
  const authorization = request.headers.get('authorization')
  if (!authorization) throw new Problem('token_missing')
  const token = tokenPattern.exec(authorization)?.[1]
  if (!token) throw new Problem('token_invalid')
  return token
}

function findEndpoint(path: string): [Endpoint, string | undefined] {
  for (const endpoint of endpoints) {
    const pattern = new RegExp(`^/v1${endpoint.path.replace('{id}', '([^/]+)')}/?$`)
    const found = pattern.exec(path)
    if (found) return [endpoint, found[1]?.toLowerCase()]
  }
  throw new Problem('not_found')
}

function idOf({ resource }: Endpoint, id: string | undefined): Record<string, string> {
  if (id === undefined) return {}
  if (!isUuid(id)) throw new Problem('not_found')
  return resource === 'program_progress' ? { program_id: id } : { id }
}

const wrong = (parameter: string, message: string) =>
  new Problem('parameter_invalid', { wrong: { parameter, message } })

function parametersOf({ isList, filters }: Endpoint, query: URLSearchParams): Record<string, unknown> {
  const wanted: Record<string, unknown> = {}
  for (const [name, value] of query) {
    if (query.getAll(name).length > 1) throw wrong(name, `Give this parameter once: ${name}`)
    if (isList && name === 'limit') {
      if (!/^(?:[1-9]\d?|100)$/.test(value)) throw wrong(name, '“limit” is a whole number from 1 to 100.')
      wanted.limit = Number(value)
    } else if (isList && name === 'cursor') {
      wanted.after = readCursor(value)
      if (!wanted.after) throw wrong(name, '“cursor” is the “next_cursor” of the page before, unchanged.')
    } else if (Object.hasOwn(filters, name)) {
      if (!isUuid(value.toLowerCase()))
        throw wrong(name, `This parameter is an ID that an endpoint returned: ${name}`)
      wanted[name] = value.toLowerCase()
    } else {
      throw wrong(name, `This endpoint has no such parameter: ${name.slice(0, 60)}`)
    }
  }
  return wanted
}
