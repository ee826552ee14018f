import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '../testing/callers.ts'
import { restClient } from '../testing/rest-client.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const rest = restClient(() => server)
const call = (name: string, json: unknown = {}, options = {}) =>
  rest(`rpc/${name}`, { method: 'POST', json, ...options })

beforeAll(async () => {
  server = await startTestServer('rest')
})
afterAll(() => server.close())

describe('arguments', () => {
  it('can be JSON or parameters, with defaults', async () => {
    expect((await call('add', { a: 1, b: 2 })).body).toBe(3)
    expect((await call('add', { a: 1 })).body).toBe(11)
    expect((await rest('rpc/add?a=5&b=6')).body).toBe(11)
    expect((await call('echo', { payload: { deep: [1, { two: 2 }] } })).body).toEqual({
      deep: [1, { two: 2 }],
    })
    expect((await call('whole_body', [1, 2, 3])).body).toEqual([1, 2, 3])
  })

  it('can be arrays, variadic and repeated', async () => {
    expect((await call('sum_array', { numbers: [1, 2, 3] })).body).toBe(6)
    expect((await rest('rpc/sum_array?numbers={4,5}')).body).toBe(9)
    expect((await call('sum_all', { numbers: [1, 2] })).body).toBe(3)
    expect((await rest('rpc/sum_all?numbers=1&numbers=2&numbers=3')).body).toBe(6)
  })

  it("select an overload, or report that they can't", async () => {
    expect((await call('overloaded', { b: true })).body).toBe('boolean')
    const unclear = await call('overloaded', { a: 'x' })
    expect(unclear).toMatchObject({ status: 300, body: { code: 'PGRST203' } })
    const unknown = await call('ad', { a: 1, z: 2 })
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function public.ad(a, z) in the schema cache',
      details:
        'Searched for the function public.ad with parameters a, z or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: null,
    })
  })
})

describe('results', () => {
  it('that are rows can be selected, filtered, ordered, embedded, limited and counted', async () => {
    const { body, headers } = await rest(
      'rpc/search_books?term=e&select=title,authors!author_id(name)&order=id.desc&limit=1',
      {
        headers: { prefer: 'count=exact' },
      },
    )
    expect(body).toEqual([{ title: 'Pensées', authors: { name: 'Blaise' } }])
    expect(headers.get('content-range')).toBe('0-0/3')
    expect((await call('search_books?price=lt.8&select=id', { term: '' })).body).toEqual([{ id: 3 }])
    expect((await call('stats?amount=gt.1', {})).body).toEqual([{ author: 'Ada', amount: 2 }])
  })

  it('are 204 for void, and the value itself for a scalar', async () => {
    expect(await call('do_nothing')).toMatchObject({ status: 204, body: '' })
    expect(
      (
        await call(
          'search_books',
          { term: 'Engine' },
          { headers: { accept: 'application/vnd.pgrst.object+json' } },
        )
      ).body,
    ).toMatchObject({ id: 1 })
  })

  it('can set the status and headers', async () => {
    const { status, headers, body } = await call('teapot')
    expect({ status, body, pot: headers.get('x-pot') }).toEqual({
      status: 418,
      body: 'short and stout',
      pot: 'round',
    })
  })
})

describe('the caller', () => {
  it('is the role and person of the request, and no one after it', async () => {
    const { token, userId } = await accessToken(server.engine)
    expect((await call('whoami', {}, { token })).body).toEqual({
      role: 'authenticated',
      uid: userId,
      method: 'POST',
      login: expect.stringMatching(/^service_as_\d+_in_\d+$/),
      path: '/rpc/whoami',
    })
    const anonymous = await Promise.all(Array.from({ length: 30 }, () => rest('rpc/whoami')))
    for (const { body } of anonymous) expect(body).toMatchObject({ role: 'anon', uid: null, method: 'GET' })
  })

  it("can't escalate: resetting the role leads to one without privileges", async () => {
    expect((await call('try_to_escape')).body).toBe('authenticator')
    const { rows } = await server.engine.db.admin.query(
      `select has_table_privilege('authenticator', 'public.notes', 'select') as reads, rolsuper, rolbypassrls
       from pg_roles where rolname = 'authenticator'`,
    )
    expect(rows).toEqual([{ reads: false, rolsuper: false, rolbypassrls: false }])
  })
})

describe('errors', () => {
  it.each([
    ['P0001', 400],
    ['PT402', 402],
    ['42501', 401],
    ['23505', 409],
    ['22012', 400],
    ['40001', 500],
    ['53300', 503],
  ])('with SQLSTATE %s answer %i', async (code, status) => {
    expect(await call('fail', { code, message: 'the message' })).toMatchObject({
      status,
      body: { code, message: 'the message', details: 'the detail', hint: 'the hint' },
    })
  })

  it('report a full disk without the name of the file', async () => {
    const message = 'could not extend file "base/16384/2619": No space left on device'
    const { status, body } = await call('fail', { code: '53100', message })
    expect(status).toBe(503)
    expect(body).toEqual({
      code: '53100',
      message: 'There is no space left to store this',
      details: null,
      hint: null,
    })
  })

  it('leave the connection clean', async () => {
    const requests = Array.from({ length: 40 }, (_, index) =>
      index % 2 ? call('fail', { code: 'P0001', message: 'x' }) : call('add', { a: index, b: 0 }),
    )
    const answers = await Promise.all(requests)
    answers.forEach(({ status, body }, index) => {
      if (index % 2) expect(status).toBe(400)
      else expect(body).toBe(index)
    })
    const { rows } = await server.engine.db.admin.query(
      `select count(*)::int as stuck from pg_stat_activity where usename like 'service_as_%' and datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([{ stuck: 0 }])
  })

  it("cancel a query that exceeds its role's timeout", async () => {
    const started = Date.now()
    const answer = await call('nap', { seconds: 60 })
    expect(answer).toMatchObject({ status: 500, body: { code: '57014' } })
    expect(Date.now() - started).toBeLessThan(50_000)
  })

  it("don't let anyone write through GET", async () => {
    await server.sql(
      `create function public.sneak() returns void language sql volatile as $$ delete from genres $$`,
    )
    await expect.poll(async () => (await rest('rpc/sneak')).status).not.toBe(404)
    expect(await rest('rpc/sneak')).toMatchObject({ status: 405, body: { code: '25006' } })
  })
})

it('sees new tables and columns without a restart', async () => {
  await server.sql('create table public.fresh (id int primary key); grant all on public.fresh to anon')
  await expect.poll(async () => (await rest('fresh')).status).toBe(200)
  await server.sql('alter table public.fresh add column label text')
  await expect
    .poll(async () => (await rest('fresh', { method: 'POST', json: { id: 1, label: 'x' } })).status)
    .toBe(201)
  await server.sql('drop table public.fresh')
  await expect.poll(async () => (await rest('fresh')).body.code).toBe('PGRST205')
})
