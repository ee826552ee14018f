import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import * as schemas from '../functions/api/schemas.ts'
import { createToken, signedIn, tokenOf } from './access-tokens.ts'
import { colleague } from './missions.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())

interface School extends Partner {
  secret: string
}
async function school(): Promise<School> {
  const owner = await signedIn(server, await partner(server, 'academia', { approver: boss }))
  const { token } = await tokenOf(owner, ['roster:write'], owner.organizationId)
  return { ...owner, secret: token }
}

interface Sync {
  status: string
  importId: string | null
  problem: string | null
  added: number
  leaving: number
}
const overview = async ({ client, organizationId }: Partner) =>
  good<{ appliesItself: boolean; mostLeavers: number; syncs: Sync[] }>(
    await client.rpc('roster_sync', { organization_id: organizationId }),
  )
const allow = async ({ client, organizationId }: Partner, most_leavers: number, applies_itself = true) =>
  good(
    await client.rpc('save_roster_sync', { organization_id: organizationId, applies_itself, most_leavers }),
  )

let calls = 0
const newKey = () => {
  calls += 1
  return `night-${calls}-000`
}
const send = (secret: string, body: BodyInit, key = newKey(), query = '') =>
  fetch(`${server.url}/functions/v1/api/v1/roster${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key, 'content-type': 'application/zip' },
    body,
  })
const taken = async (response: Promise<Response>) => {
  const answer = await response
  const body: unknown = await answer.json()
  expect([answer.status, body]).toEqual([200, expect.anything()])
  const parsed = schemas.rosterSync.parse(body)
  expect(parsed, 'nothing else').toEqual(body)
  return parsed
}
const problem = async (response: Promise<Response>) => {
  const answer = await response
  return { status: answer.status, ...schemas.problem.parse(await answer.json()) }
}
const csv = (...names: string[]) =>
  ['Email;First name;Last name;Number', ...names.map((name) => `${name}@s.test;${name};Roy;N-${name}`)].join(
    '\n',
  )
async function bundle(...names: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const files = {
    'manifest.csv': 'propertyName,value\noneroster.version,1.2\nfile.users,bulk\nfile.roles,bulk',
    'users.csv': [
      'sourcedId,status,givenName,familyName,email',
      ...names.map((name) => `${name},,${name},Roy,${name}@s.test`),
    ].join('\n'),
    'roles.csv': [
      'sourcedId,userSourcedId,role',
      ...names.map((name) => `r${name},${name},student`),
      'x,nobody,student',
    ].join('\n'),
  }
  const archive = new ZipWriter(new Uint8ArrayWriter())
  for (const [name, text] of Object.entries(files)) await archive.add(name, new TextReader(text))
  return new Uint8Array(await archive.close())
}
const rosterOf = ({ organizationId }: Partner) =>
  server.sql<{ email: string; status: string }>(
    'select email, status from public.students where organization_id = $1 order by email',
    [organizationId],
  )
const told = ({ id }: Person) =>
  server.sql<{ link: string }>(
    `select link from public.notifications where user_id = $1 and kind = 'roster_waiting'`,
    [id],
  )

describe('a roster sent by a program', () => {
  it('waits for the staff, who are notified, and is applied once they confirm', async () => {
    const owner = await school()
    const adviser = await colleague(server, owner, 'adviser')
    const teacher = await colleague(server, owner, 'teacher')
    const answer = await taken(send(owner.secret, csv('ada', 'bo')))
    expect(answer).toMatchObject({
      status: 'waiting',
      new: 2,
      leaving: 0,
      url: expect.stringContaining('/dashboard/students/imports/'),
    })
    expect(await rosterOf(owner)).toEqual([])
    const [sync] = (await overview(owner)).syncs
    expect(sync).toMatchObject({ status: 'waiting', added: 2 })
    for (const person of [owner, adviser])
      expect(await told(person)).toEqual([{ link: `/students/imports/${sync!.importId}` }])
    expect(await told(teacher)).toEqual([])
    expect(good(await adviser.client.rpc('apply_student_import', { import_id: sync!.importId }))).toBe(0)
    expect(await rosterOf(owner)).toHaveLength(2)
    expect((await overview(owner)).syncs[0]!.status).toBe('applied')
  })

  it('is applied right away if the owner allows it and few enough leave', async () => {
    const owner = await school()
    await allow(owner, 1)
    expect(await taken(send(owner.secret, await bundle('ada', 'bo', 'cy', 'di')))).toMatchObject({
      status: 'applied',
      new: 4,
      problems: 1,
    })
    expect(await taken(send(owner.secret, await bundle('ada', 'bo', 'cy')))).toMatchObject({
      status: 'applied',
      leaving: 1,
      unchanged: 3,
    })
    expect(await taken(send(owner.secret, await bundle('ada')))).toMatchObject({
      status: 'waiting',
      leaving: 2,
    })
    expect((await rosterOf(owner)).map(({ status }) => status)).toEqual([
      'enrolled',
      'enrolled',
      'enrolled',
      'left',
    ])
    // The next file replaces the plan that waits.
    expect(await taken(send(owner.secret, await bundle('ada', 'bo', 'cy')))).toMatchObject({
      status: 'unchanged',
    })
    expect((await overview(owner)).syncs.map(({ status }) => status)).toEqual([
      'unchanged',
      'discarded',
      'applied',
      'applied',
    ])
  })

  it('as a table ends no enrollment unless it says that it lists everyone', async () => {
    const owner = await school()
    await allow(owner, 5)
    await taken(send(owner.secret, csv('ada', 'bo')))
    expect(await taken(send(owner.secret, csv('ada')))).toMatchObject({ status: 'unchanged', leaving: 0 })
    expect(await taken(send(owner.secret, csv('ada'), undefined, '?complete=true'))).toMatchObject({
      status: 'applied',
      leaving: 1,
    })
  })

  it('repeated with its key gives the same answer, and changes nothing twice', async () => {
    const owner = await school()
    await allow(owner, 5)
    const first = await taken(send(owner.secret, csv('ada'), 'same-key-1'))
    expect(await taken(send(owner.secret, csv('ada'), 'same-key-1'))).toEqual(first)
    expect(await problem(send(owner.secret, csv('bo'), 'same-key-1'))).toMatchObject({
      status: 409,
      code: 'key_reused',
    })
    expect(await problem(send(owner.secret, 'name\nx', 'bad-file-1'))).toMatchObject({
      status: 422,
      code: 'file_invalid',
    })
    expect(await problem(send(owner.secret, 'name\nx', 'bad-file-1'))).toMatchObject({
      status: 422,
      code: 'file_invalid',
    })
    expect((await overview(owner)).syncs).toHaveLength(2)
    expect(await rosterOf(owner)).toHaveLength(1)
  })

  it('is refused if it can’t be one, and the log says why', async () => {
    const owner = await school()
    expect(await problem(send(owner.secret, 'PK\u0003\u0004 nothing'))).toMatchObject({
      status: 422,
      message: expect.stringContaining('damaged'),
    })
    expect(await problem(send(owner.secret, csv()))).toMatchObject({ message: 'The file lists no students.' })
    expect(await problem(send(owner.secret, csv('ada'), 'short'))).toMatchObject({
      status: 422,
      parameter: 'Idempotency-Key',
    })
    expect(await problem(send(owner.secret, csv('ada'), undefined, '?complete=maybe'))).toMatchObject({
      status: 422,
      parameter: 'complete',
    })
    expect(await problem(send(owner.secret, csv('ada'), undefined, '?all=1'))).toMatchObject({
      status: 422,
      parameter: 'all',
    })
    expect((await overview(owner)).syncs).toMatchObject([
      { status: 'failed', problem: 'The file lists no students.' },
      { status: 'failed', problem: expect.stringContaining('damaged') },
    ])
    expect(
      await server.sql('select 1 from public.student_imports where organization_id = $1', [
        owner.organizationId,
      ]),
    ).toEqual([])
  })

  it('of 3,000 students arrives in parts', async () => {
    const owner = await school()
    await allow(owner, 0)
    const names = Array.from({ length: 3000 }, (_, place) => `s${place}`)
    expect(await taken(send(owner.secret, csv(...names)))).toMatchObject({ status: 'applied', new: 3000 })
    expect(await rosterOf(owner)).toHaveLength(3000)
  })
})

it('only a token of the school with this scope sends a roster', async () => {
  const owner = await school()
  const { token } = await tokenOf(owner, ['programs:read'], owner.organizationId)
  expect(await problem(send(token, csv('ada')))).toMatchObject({ status: 403, code: 'scope_missing' })
  expect(await problem(send(`essor_org_${'0'.repeat(48)}`, csv('ada')))).toMatchObject({ status: 401 })
  expect(await problem(send(owner.secret, csv('ada'), undefined, `?token=${owner.secret}`))).toMatchObject({
    code: 'token_in_url',
  })
  const company = await signedIn(server, await partner(server, 'company', { approver: boss }))
  expect(hintOf(await createToken(company, ['roster:write'], company.organizationId))).toBe('token_scopes')
  const person = await signedIn(server, await candidate(server))
  expect(hintOf(await createToken(person, ['roster:write']))).toBe('token_scopes')
})

it('only owners see and set what happens with a roster, and no one calls what the API calls', async () => {
  const owner = await school()
  const stranger = await school()
  const school_of = { organization_id: owner.organizationId }
  const rules = { ...school_of, applies_itself: true, most_leavers: 3 }
  for (const person of [await colleague(server, owner, 'adviser'), stranger, await candidate(server), boss]) {
    expect((await person.client.rpc('roster_sync', school_of)).error).not.toBeNull()
    expect((await person.client.rpc('save_roster_sync', rules)).error).not.toBeNull()
  }
  expect(hintOf(await owner.client.rpc('save_roster_sync', { ...rules, most_leavers: -1 }))).toBe(
    'roster_leavers',
  )
  await allow(owner, 3)
  expect(await overview(owner)).toMatchObject({ appliesItself: true, mostLeavers: 3 })
  expect(
    await server.sql(
      `select details from public.audit_log where action = 'roster.sync_changed' and subject_id = $1`,
      [owner.organizationId],
    ),
  ).toEqual([{ details: { applies_itself: true, most_leavers: 3 } }])
  const sync_id = owner.organizationId
  const functions: [string, object][] = [
    ['begin_roster_sync', { token: owner.secret, key: 'a-key-000', digest: 'x' }],
    ['open_roster_sync', { sync_id, format: 'table', is_complete: true }],
    ['add_roster_sync_lines', { sync_id, lines: [] }],
    ['add_roster_sync_problems', { sync_id, problems: [] }],
    ['judge_roster_sync', { sync_id, file_lines: 0 }],
    ['apply_roster_sync', { sync_id }],
    ['roster_sync_answer', { sync_id }],
    ['fail_roster_sync', { sync_id, problem: null }],
  ]
  for (const [name, values] of functions)
    expect((await owner.client.rpc(name, values)).error?.code, name).toBe('42501')
})
