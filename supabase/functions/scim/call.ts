import { type Condition, conditionOf } from './conditions.ts'
import { parseFilter } from './filter.ts'
import { type GroupChanges, readGroup, readGroupPatch } from './groups.ts'
import { Problem } from './problems.ts'
import { isWanted, type Wanted } from './resources.ts'
import { longestPage } from './schemas.ts'
import { type PersonFields, readUser, readUserPatch, withEmail } from './users.ts'
import { isObject } from './values.ts'

/** As `public.provision` takes it. */
export interface Call {
  act: 'list' | 'read' | 'save' | 'delete'
  resource: 'users' | 'groups'
  id?: string
  fields?: PersonFields | GroupChanges['fields']
  members?: GroupChanges['members']
  filter?: Condition
  start?: number
  count?: number
  with_members?: boolean
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The call that a request makes; throws a `Problem` if it can't be one. */
export async function readCall(
  request: Request,
  resource: Call['resource'],
  id: string | undefined,
  wanted: Wanted,
): Promise<Call> {
  const { method } = request
  if (id !== undefined && !uuid.test(id)) throw new Problem('not_found')
  const call = { resource, ...(id && { id }), with_members: isWanted(wanted, 'members') }
  if (method === 'GET' || method === 'HEAD')
    return id
      ? { act: 'read', ...call }
      : { act: 'list', ...call, ...pageOf(new URL(request.url).searchParams) }
  if (method === 'DELETE' && id) return { act: 'delete', ...call }
  const isWhole = method === (id ? 'PUT' : 'POST')
  if (!isWhole && !(method === 'PATCH' && id)) throw new Problem('method_not_allowed')
  const body = await readBody(request)
  if (resource === 'groups') {
    const { fields, members } = isWhole ? readGroup(body) : readGroupPatch(body)
    return { act: 'save', ...call, fields, members }
  }
  const fields = isWhole ? readUser(body) : readUserPatch(body)
  return { act: 'save', ...call, fields: id ? fields : withEmail(fields) }
}

function pageOf(query: URLSearchParams): Pick<Call, 'filter' | 'start' | 'count'> {
  const filter = query.get('filter')
  return {
    ...(filter && { filter: conditionOf(parseFilter(filter)) }),
    start: Math.min(Math.max(whole(query, 'startIndex', 1), 1), 1_000_000_000),
    count: Math.min(Math.max(whole(query, 'count', 100), 0), longestPage),
  }
}

function whole(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  if (text === null || text === '') return otherwise
  if (!/^-?\d{1,15}$/.test(text)) throw new Problem('value_invalid', `"${name}" is a whole number.`)
  return Number(text)
}

const largestBody = 1_000_000

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (text.length > largestBody) throw new Problem('too_large')
  try {
    const body: unknown = JSON.parse(text)
    if (isObject(body)) return body
  } catch {
    throw new Problem('syntax_invalid', 'The body isn’t JSON.')
  }
  throw new Problem('syntax_invalid', 'The body is an object.')
}
