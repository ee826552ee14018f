import { asService, backendUrl } from '../_shared/backend.ts'
import { type Call, readCall } from './call.ts'
import { isProblem, Problem } from './problems.ts'
import { asGroup, asUser, type GroupRow, type PersonRow, select, type Wanted, wantedIn } from './resources.ts'
import { discover, listOf } from './schemas.ts'

// Tokens aren't sessions: `provision` says whose a token is, and does everything in one transaction.
const backend = asService()
const base = `${backendUrl}/functions/v1/scim/v2`

/** SCIM 2.0 for the directories of companies and schools, described in docs/provisioning.md: /functions/v1/scim/v2/… */
Deno.serve(async (request) => {
  try {
    return await answer(request)
  } catch (error) {
    if (error instanceof Problem) return error.respond()
    throw error
  }
})

const resources = { Users: 'users', Groups: 'groups' } as const
const documents = ['ServiceProviderConfig', 'ResourceTypes', 'Schemas']

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, name = '', id, ...rest] = /\/scim\/v2(\/.*)?$/.exec(pathname)?.[1]?.split('/').map(decode) ?? []
  const token = tokenOf(request)
  if (['Bulk', 'Me', '.search'].includes(id ?? name)) throw new Problem('not_implemented')
  if (rest.some(Boolean)) throw new Problem('not_found')
  if (documents.includes(name)) return describe(request, token, name, id)
  if (!(name === 'Users' || name === 'Groups')) throw new Problem('not_found')
  const wanted = wantedIn(searchParams)
  const call = await readCall(request, resources[name], id?.toLowerCase() || undefined, wanted)
  return respond(request, call, wanted, await provision(token, call))
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Problem('not_found')
  }
}

function tokenOf(request: Request): string {
  const authorization = request.headers.get('authorization')
  if (!authorization) throw new Problem('token_missing')
  const token = /^Bearer +(essor_org_[0-9a-f]{48})$/i.exec(authorization)?.[1]
  if (!token) throw new Problem('token_invalid')
  return token
}

/** Documents are the same for everyone, but directories test their token by reading them. */
async function describe(request: Request, token: string, name: string, id: string | undefined) {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('method_not_allowed')
  await provision(token, { act: 'list', resource: 'users', start: 1, count: 0 })
  const document = discover(name, id || undefined, base)
  if (!document) throw new Problem('not_found')
  return reply(document)
}

interface Answer {
  refusal?: string
  retry_after?: number
  total?: number
  rows?: (PersonRow | GroupRow)[]
  row?: PersonRow | GroupRow
}

async function provision(token: string, wanted: Call): Promise<Answer> {
  const { data, error } = await backend.rpc('provision', { token, wanted })
  if (error) {
    console.error(`provision (${wanted.act} ${wanted.resource}) failed: ${error.code} ${error.message}`)
    throw new Problem('unavailable', undefined, 5)
  }
  const found = data as Answer
  if (found.refusal && !isProblem(found.refusal)) console.error(`provision refused with ${found.refusal}`)
  if (found.refusal)
    throw new Problem(isProblem(found.refusal) ? found.refusal : 'unavailable', undefined, found.retry_after)
  return found
}

function respond(request: Request, call: Call, wanted: Wanted, { row, rows = [], total }: Answer): Response {
  if (call.act === 'delete') return new Response(null, { status: 204 })
  const show = (one: PersonRow | GroupRow) =>
    select('user_name' in one ? asUser(one, base) : asGroup(one, base), wanted)
  if (call.act === 'list') return reply(listOf(rows.map(show), total, call.start))
  // A group can be large, and directories don't read it here.
  if (call.resource === 'groups' && request.method === 'PATCH') return new Response(null, { status: 204 })
  const location = `${base}/${call.resource === 'users' ? 'Users' : 'Groups'}/${row!.id}`
  return reply(show(row!), request.method === 'POST' ? 201 : 200, { location })
}

const reply = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/scim+json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
