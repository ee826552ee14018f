import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../keys/caller.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { Gate } from './gate.ts'

let server: TestServer
const owner = crypto.randomUUID()
const caller = (role: string, sub = owner): Caller => ({
  role,
  claims: { role, sub },
  claimsJson: JSON.stringify({ role, sub }),
})
const notes = { sql: 'select body from public.notes order by body', prepareAs: 'yes' }

beforeAll(async () => {
  server = await startTestServer('rest')
  await server.sql(
    `insert into public.notes (owner, body) values ($1, 'mine'), (gen_random_uuid(), 'theirs')`,
    [owner],
  )
})
afterAll(() => server.close())

describe('the request path', () => {
  it('switches the role before planning, even if another role prepared the statement', async () => {
    const { requests } = server.engine.db
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const role = ['service_role', 'authenticated', 'anon'][index % 3]!
        return requests.run(caller(role), {}, notes).then((result) => [role, result.rows.flat()] as const)
      }),
    )
    for (const [role, rows] of all) {
      expect(rows, role).toEqual(
        { service_role: ['mine', 'theirs'], authenticated: ['mine'], anon: [] }[role],
      )
    }
  })

  it('undoes everything after an error and leaves the connection clean', async () => {
    const { requests } = server.engine.db
    const failing = {
      sql: `with added as (insert into public.notes (body) values ('half') returning 1) select 1 / (select 0 from added)`,
      prepareAs: 'yes',
    }
    const tries = Array.from({ length: 30 }, () => requests.run(caller('authenticated'), {}, failing))
    for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected')
    expect(await server.sql(`select from public.notes where body = 'half'`)).toEqual([])
    const after = await requests.run(
      caller('anon'),
      {},
      {
        sql: `select current_user, current_setting('request.jwt.claims'), current_setting('transaction_read_only')`,
      },
    )
    expect(after.rows[0]?.[0]).toBe('anon')
    expect(after.rows[0]?.[2]).toBe('off')
  })

  it('keeps few and small statements prepared, whatever is asked and whatever fails', async () => {
    const { requests } = server.engine.db
    const kept = async () => {
      const sql = 'select count(*), coalesce(sum(length(statement)), 0) from pg_prepared_statements'
      const { rows } = await requests.run(caller('anon'), {}, { sql })
      return rows[0]!.map(Number) as [count: number, characters: number]
    }
    const ask = (sql: string) => requests.run(caller('anon'), {}, { sql, prepareAs: 'yes' })
    for (let i = 0; i < 20; i++) await ask(`select ${i} as "${'large'.repeat(4000)}"`)
    for (let i = 0; i < 60; i++) await ask(`select '${i}${'x'.repeat(10_000)}'`)
    expect((await kept())[1]).toBeLessThan(300_000)
    for (let i = 0; i < 260; i++) await ask(`select 'short ${i}'`)
    for (let i = 0; i < 60; i++) {
      await expect(ask(`select no_such_column_${i}`)).rejects.toThrow('does not exist')
      await ask(`select 'another ${i}'`)
    }
    expect((await kept())[0]).toBeLessThan(270)
  })

  it('carries nothing over from one request to the next', async () => {
    const { requests } = server.engine.db
    await requests.run(
      caller('authenticated'),
      { search_path: 'archive', 'request.path': '/secret' },
      { sql: 'select 1' },
    )
    const { rows } = await requests.run(
      caller('anon', crypto.randomUUID()),
      {},
      {
        sql: `select current_setting('search_path'), current_setting('request.path', true), auth.uid() = '${owner}'`,
      },
    )
    expect(rows[0]?.[0]).not.toContain('archive')
    expect(rows[0]?.[1] ?? '').toBe('')
    expect(rows[0]?.[2]).toBe('f')
  })

  it("refuses roles that the login role can't assume", async () => {
    const { requests } = server.engine.db
    for (const role of ['supabase_admin', 'postgres', 'supabase_auth_admin', 'no such role', '']) {
      await expect(requests.run(caller(role), {}, notes), role).rejects.toThrow()
    }
  })

  it('rolls back when the result is inspected and refused', async () => {
    const { requests } = server.engine.db
    const insert = { sql: `insert into public.notes (body) values ('looked at') returning 1` }
    const refuse = () => {
      throw new Error('too many')
    }
    await expect(requests.transaction(caller('authenticated'), {}, insert, refuse)).rejects.toThrow(
      'too many',
    )
    await requests.transaction(caller('authenticated'), {}, insert, () => ({ commit: false, value: null }))
    expect(await server.sql(`select from public.notes where body = 'looked at'`)).toEqual([])
    await requests.transaction(caller('authenticated'), {}, insert, () => ({ commit: true, value: null }))
    expect(await server.sql(`select from public.notes where body = 'looked at'`)).toHaveLength(1)
  })

  it('reports the first error of a session, not the one its rollback causes', async () => {
    const { requests } = server.engine.db
    const session = (role: string, sql: string) => requests.session(caller(role), {}, (query) => query(sql))
    await expect(session('no such role', 'select 1')).rejects.toMatchObject({ code: '22023' })
    await expect(session('authenticated', 'select 1/0')).rejects.toMatchObject({ code: '22012' })
    const terminated = requests.session(caller('anon'), {}, async (query) => {
      const [own] = await query('select pg_backend_pid() as pid')
      return Promise.all([
        query('select pg_sleep(20)'),
        server.sql('select pg_terminate_backend($1)', [own!.pid]),
      ])
    })
    await expect(terminated).rejects.toMatchObject({ code: '57P01' })
    expect(await session('anon', 'select current_user::text as role')).toEqual([{ role: 'anon' }])
  })

  it("doesn't leak prepared statements when they fail or when there are many", async () => {
    const { requests } = server.engine.db
    const queries = Array.from({ length: 1500 }, (_, index) => ({
      sql: index % 2 ? `select ${index} from public.secrets` : `select ${index}`,
      prepareAs: 'yes',
    }))
    await Promise.allSettled(queries.map((statement) => requests.run(caller('anon'), {}, statement)))
    const { rows } = await requests.run(
      caller('anon'),
      {},
      { sql: 'select count(*) from pg_prepared_statements' },
    )
    expect(Number(rows[0]?.[0])).toBeLessThanOrEqual(260)
  })
})

describe('the gate', () => {
  it("lets a few through at a time and doesn't wait for slow ones", async () => {
    const patient = new Gate(2, 60_000)
    let running = 0
    let most = 0
    const quick = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running--
    }
    await Promise.all(Array.from({ length: 20 }, () => patient.run(quick)))
    expect(most).toBe(2)
    const gate = new Gate(2, 20)
    let release = () => {}
    const stuck = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = [gate.run(() => stuck), gate.run(() => stuck)]
    await gate.run(quick)
    release()
    await Promise.all(slow)
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await gate.run(quick)
  })
})

it('keeps working after an invalid notification', async () => {
  for (const channel of ['auth_revoked', 'realtime_messages', 'realtime_peers', 'signing_keys']) {
    for (const payload of ['no JSON', 'null', '{}', '']) {
      await server.sql('select pg_notify($1, $2)', [channel, payload])
    }
  }
  await server.engine.revocations.settle()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
