import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { endpoints } from '../functions/api/endpoints.ts'
import * as schemas from '../functions/api/schemas.ts'
import { signedIn, type Token, tokenOf } from './access-tokens.ts'
import { type Hiring, moveTo, publishWithTeam, startHiring } from './hiring.ts'
import { candidate, type Partner, type Person, partner } from './people.ts'
import { good, publish, work } from './review-work.ts'
import { assignProgram, makeCohort, makeStudent, type Student } from './school.ts'

let server: TestServer
let hiring: Hiring
let company: Partner
let rival: Partner
let school: Partner
let hidden: Student
let shown: Student
let person: Person
let mission: string
let program: string
const everything = ['missions', 'submissions', 'openings', 'applications'].map((one) => `${one}:read`)
const tokens = {} as Record<'company' | 'rival' | 'school' | 'person', Token>

beforeAll(async () => {
  hiring = await startHiring()
  server = hiring.server
  company = await signedIn(server, hiring.company)
  rival = await signedIn(server, await partner(server, 'company', { approver: hiring.boss }))
  school = await signedIn(server, await partner(server, 'academia', { approver: hiring.boss }))
  person = await signedIn(
    server,
    await candidate(server, { metadata: { first_name: 'Zelie', last_name: 'Quasimodo' } }),
  )
  mission = await publish(company)
  await work(server, mission, person)
  const cohort = await makeCohort(server, school)
  shown = await makeStudent(server, school, cohort, ['progress'], 'Shown')
  hidden = await makeStudent(server, school, cohort, ['skills'], 'Hidden')
  program = await assignProgram(school, [cohort], [{ id: mission }])
  tokens.company = await tokenOf(company, everything, company.organizationId)
  tokens.rival = await tokenOf(rival, everything, rival.organizationId)
  tokens.school = await tokenOf(
    school,
    ['missions:read', 'programs:read', 'progress:read', 'openings:read'],
    school.organizationId,
  )
  tokens.person = await tokenOf(person, [...everything, 'programs:read', 'progress:read'])
})
afterAll(() => server.close())

const call = (path: string, { token }: Pick<Token, 'token'>, init: RequestInit = {}) =>
  fetch(`${server.url}/functions/v1/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  })
interface Page {
  data: { id: string; [field: string]: unknown }[]
  next_cursor: string | null
}
const list = async (path: string, token: Pick<Token, 'token'>): Promise<Page> => {
  const response = await call(path, token)
  expect(response.status, path).toBe(200)
  return (await response.json()) as Page
}
const problem = async (answer: Promise<Response>) => {
  const response = await answer
  const { status, headers } = response
  return { status, ...schemas.problem.parse(await response.json()), retryAfter: headers.get('retry-after') }
}

/** Exactly what the schema describes: a field that it doesn't know is a difference. */
function expectAsDescribed(path: string, body: unknown) {
  const { item, isList } = endpoints.find((one) => one.path === path)!
  const entries = isList ? (body as Page).data : [body]
  for (const entry of entries) expect(item.parse(entry), path).toEqual(entry)
  return entries.length
}

describe('answers', () => {
  it('are as their schemas say, for every kind of token', async () => {
    const opening = await publishWithTeam(hiring)
    await apply(person, opening)
    const seen = new Set<string>()
    for (const token of Object.values(tokens)) {
      for (const { path } of endpoints) {
        const lists: Record<string, string> = { '/programs/{id}/progress': program }
        const resource = path.split('/')[1]!
        let id = lists[path]
        if (path.endsWith('/{id}'))
          id = ((await (await call(`/v1/${resource}`, token)).json()) as Page).data?.[0]?.id
        if (path.includes('{id}') && !id) continue
        const response = await call(`/v1${path.replace('{id}', id ?? '')}`, token)
        expect([200, 403, 404], `${path} ${response.status}`).toContain(response.status)
        if (response.status === 200 && expectAsDescribed(path, await response.json()) > 0) seen.add(path)
      }
    }
    expect([...seen].sort()).toEqual(endpoints.map(({ path }) => path).sort())
  })

  it('have pages that neither repeat nor leave out, and end', async () => {
    for (let number = 0; number < 5; number += 1)
      await server.sql(
        `insert into public.missions (organization_id, created_by, created_at) values ($1, $2, '2026-01-01')`,
        [company.organizationId, company.id],
      )
    const all = await list('/v1/missions?limit=100', tokens.company)
    expect(all.data.length).toBeGreaterThan(5)
    expect(all.next_cursor).toBeNull()
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await list(`/v1/missions?limit=2${cursor && `&cursor=${cursor}`}`, tokens.company)
      expect(page.data.length).toBeLessThanOrEqual(2)
      found.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(found).toEqual(all.data.map(({ id }) => id))
  })

  it('needn’t be sent again while nothing changed', async () => {
    const first = await call('/v1/me', tokens.company)
    const again = await call('/v1/me', tokens.company, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
  })
})

const apply = async (who: Person, { id }: { id: string }) => {
  await server.sql(
    `insert into public.opening_applications (opening_id, version, user_id, stage_id, shared_fields, answer_due_at)
     select $1, opening.version, $2, stage.id, '{name,email}', now() + interval '5 days'
     from public.openings as opening join public.opening_stages as stage on stage.opening_id = opening.id and stage.kind = 'new'
     where opening.id = $1`,
    [id, who.id],
  )
  const [row] = await server.sql<{ id: string }>(
    'select id from public.opening_applications where opening_id = $1 and user_id = $2',
    [id, who.id],
  )
  return row!.id
}

describe('what stays closed', () => {
  it('keeps what another organization has out of lists, and its IDs unknown', async () => {
    const opening = await publishWithTeam(hiring, { audience: 'private' })
    const application = await apply(await candidate(server), opening)
    const [submission] = (await list('/v1/submissions', tokens.company)).data
    for (const [path, id] of [
      ['openings', opening.id],
      ['applications', application],
      ['submissions', submission!.id],
      ['missions', mission],
    ]) {
      expect((await list(`/v1/${path}`, tokens.rival)).data, path).toEqual([])
      expect(await problem(call(`/v1/${path}/${id}`, tokens.rival)), path).toMatchObject({
        status: 404,
        code: 'not_found',
      })
      expect((await call(`/v1/${path}/${id}`, tokens.company)).status, path).toBe(200)
    }
    expect((await list(`/v1/applications?opening_id=${opening.id}`, tokens.rival)).data).toEqual([])
    expect((await list(`/v1/submissions?mission_id=${mission}`, tokens.rival)).data).toEqual([])
    expect((await call(`/v1/openings/${opening.id}`, tokens.person)).status).toBe(404)
    const other = await signedIn(server, await partner(server, 'academia', { approver: hiring.boss }))
    const foreign = await tokenOf(other, ['programs:read', 'progress:read'], other.organizationId)
    expect((await call(`/v1/programs/${program}`, foreign)).status).toBe(404)
    expect((await call(`/v1/programs/${program}/progress`, foreign)).status).toBe(404)
    expect((await call(`/v1/programs/${program}/progress`, tokens.person)).status).toBe(404)
  })

  it('doesn’t say whose a submission is', async () => {
    const text = JSON.stringify(await list('/v1/submissions', tokens.company))
    for (const part of [person.id, person.email, 'Zelie', 'Quasimodo']) expect(text).not.toContain(part)
  })

  it('keeps applicants anonymous until the team can read who they are', async () => {
    const opening = await publishWithTeam(hiring)
    const zelie = await candidate(server, { metadata: { first_name: 'Zelie', last_name: 'Quasimodo' } })
    const id = await apply(zelie, opening)
    const read = async (token = tokens.company) =>
      (await call(`/v1/applications/${id}`, token)).json() as Promise<Page['data'][0]>
    const blind = await read()
    expect(blind.applicant).toBeNull()
    expect(JSON.stringify(blind)).not.toMatch(new RegExp(`${zelie.id}|${zelie.email}|Zelie|Quasimodo`))
    good(await company.client.rpc('open_application', { application_id: id }))
    good(await moveTo(company, id, opening, 'new', 'shortlist'))
    expect((await read()).applicant).toEqual({ name: 'Zelie Quasimodo', email: zelie.email, phone: null })
    const colleague = await tokenOf(
      await ownerOutsideTheTeam(),
      ['applications:read'],
      company.organizationId,
    )
    expect((await call(`/v1/applications/${id}`, colleague)).status).toBe(404)
    await server.sql(
      'insert into public.opening_application_conflicts (application_id, user_id) values ($1, $2)',
      [id, company.id],
    )
    expect((await read()).applicant).toBeNull()
    await server.sql('delete from public.opening_application_conflicts where application_id = $1', [id])
    await server.sql('update public.opening_applications set withdrawn_at = now() where id = $1', [id])
    expect((await read()).applicant).toBeNull()
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [
      zelie.id,
    ])
    expect((await call(`/v1/applications/${id}`, tokens.company)).status).toBe(404)
  })

  it('shows a school the progress of students who share it', async () => {
    const { data } = await list(`/v1/programs/${program}/progress`, tokens.school)
    expect(data.map(({ student }) => (student as { id: string }).id)).toEqual([shown.studentId])
    expect(JSON.stringify(data)).not.toContain(hidden.studentId)
    await server.sql(`update public.students set shares = '{}' where id = $1`, [shown.studentId])
    expect((await list(`/v1/programs/${program}/progress`, tokens.school)).data).toEqual([])
    await server.sql(`update public.students set shares = '{progress}' where id = $1`, [shown.studentId])
  })

  it('shows a person their own work alone', async () => {
    const stranger = await tokenOf(await signedIn(server, await candidate(server)), [
      'submissions:read',
      'progress:read',
      'applications:read',
    ])
    for (const path of ['/v1/submissions', '/v1/progress', '/v1/applications'])
      expect((await list(path, stranger)).data, path).toEqual([])
    expect((await list('/v1/submissions', tokens.person)).data).toHaveLength(1)
  })
})

async function ownerOutsideTheTeam(): Promise<Person> {
  const owner = await candidate(server)
  await server.sql(
    `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'owner')`,
    [company.organizationId, owner.id],
  )
  return signedIn(server, owner)
}

describe('refusals', () => {
  it('name what is wrong and where', async () => {
    for (const [query, parameter] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=ten', 'limit'],
      ['limit=1&limit=2', 'limit'],
      ['cursor=nonsense', 'cursor'],
      [`cursor=${btoa("2026-01-01' or true --").padEnd(48, 'A')}`, 'cursor'],
      ['mission_id=1', 'mission_id'],
      ['user_id=1', 'user_id'],
    ] as const)
      expect(await problem(call(`/v1/submissions?${query}`, tokens.company)), query).toMatchObject({
        status: 422,
        code: 'parameter_invalid',
        parameter,
      })
  })

  it('are 401 without a token that works, and 403 without its scope', async () => {
    const url = `${server.url}/functions/v1/api/v1/missions`
    expect(await problem(fetch(url))).toMatchObject({ status: 401, code: 'token_missing' })
    for (const header of [
      'Basic eDp5',
      'Bearer x',
      `Bearer ${person.token}`,
      `Bearer ${server.engine.secretKey}`,
    ])
      expect(await problem(fetch(url, { headers: { authorization: header } })), header).toMatchObject({
        status: 401,
        code: 'token_invalid',
      })
    const narrow = await tokenOf(company, ['openings:read'], company.organizationId)
    expect(await problem(call('/v1/applications', narrow))).toMatchObject({
      status: 403,
      code: 'scope_missing',
    })
    expect(await problem(call('/v1/progress', tokens.company))).toMatchObject({
      status: 403,
      code: 'scope_missing',
    })
    good(await company.client.rpc('revoke_access_token', { token_id: narrow.id }))
    expect(await problem(call('/v1/openings', narrow))).toMatchObject({ status: 401, code: 'token_invalid' })
  })

  it('refuse a token in an address, even if it works', async () => {
    for (const name of ['access_token', 'token', 'key'])
      expect(
        await problem(call(`/v1/me?${name}=${tokens.company.token}`, tokens.company)),
        name,
      ).toMatchObject({
        status: 401,
        code: 'token_in_url',
      })
  })

  it('say when to try again', async () => {
    const busy = await tokenOf(company, ['missions:read'], company.organizationId)
    await call('/v1/me', busy)
    await server.sql(
      `update private.access_token_calls set calls = 300, minute = date_trunc('minute', clock_timestamp()) where token_id = $1`,
      [busy.id],
    )
    const refused = await problem(call('/v1/missions', busy))
    expect(refused).toMatchObject({ status: 429, code: 'too_many_calls' })
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  })

  it('are 404 for addresses that don’t exist, and 405 for writing', async () => {
    for (const path of ['/v1', '/v2/missions', '/v1/users', '/v1/missions/x', '/v1/missions/%27', '/'])
      expect(await problem(call(path, tokens.company)), path).toMatchObject({
        status: 404,
        code: 'not_found',
      })
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await call('/v1/missions', tokens.company, { method })).status, method).toBe(405)
  })
})

describe('the document', () => {
  it('describes every endpoint, with references that lead somewhere', async () => {
    const response = await fetch(`${server.url}/functions/v1/api/openapi.json`)
    const document = (await response.json()) as {
      openapi: string
      paths: object
      components: { schemas: object }
    }
    expect(document.openapi).toMatch(/^3\.1/)
    expect(Object.keys(document.paths)).toEqual([...endpoints.map(({ path }) => `/v1${path}`), '/v1/roster'])
    const text = JSON.stringify(document)
    const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(endpoints.length)
    for (const name of named) expect(document.components.schemas).toHaveProperty(name)
    expect(text).not.toContain('$defs')
  })
})

describe('the examples of the documentation', () => {
  const folder = path.join(import.meta.dirname, '../../docs/examples')
  const isHere = (command: string) => spawnSync(command, ['--version']).status === 0
  const run = async (command: string, token: string, ...args: string[]): Promise<string> => {
    const env = { ...process.env, ESSOR_URL: server.url, ESSOR_TOKEN: token, ESSOR_LIMIT: '2' }
    return (await promisify(execFile)(command, args, { cwd: folder, env })).stdout
  }
  const ids = async () => (await list('/v1/missions?limit=100', tokens.company)).data.map(({ id }) => id)
  const lines = (text: string) => text.trim().split('\n')
  const pagesIn = (text: string) => lines(text).flatMap((line) => (JSON.parse(line) as Page).data)

  it('read every page with TypeScript, and say what is wrong', async () => {
    const args = ['--import', import.meta.resolve('tsx'), 'missions.ts']
    expect(lines(await run(process.execPath, tokens.company.token, ...args))).toEqual(await ids())
    await expect(run(process.execPath, 'essor_org_x', ...args)).rejects.toThrow('token_invalid')
  })

  it.runIf(isHere('python3'))('read every page with Python, and say what is wrong', async () => {
    expect(lines(await run('python3', tokens.company.token, 'missions.py'))).toEqual(await ids())
    await expect(run('python3', 'essor_org_x', 'missions.py')).rejects.toThrow('token_invalid')
  })

  it.runIf(isHere('curl'))('read every page with curl, and fail without a token', async () => {
    const printed = pagesIn(await run('sh', tokens.company.token, 'missions.sh'))
    expect(printed.map(({ id }) => id)).toEqual(await ids())
    await expect(run('sh', 'essor_org_x', 'missions.sh')).rejects.toThrow('401')
  })
})
