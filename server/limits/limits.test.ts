import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpError } from '../http/errors.ts'
import type { Caller } from '../keys/caller.ts'
import { accessToken } from '../testing/callers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { FairSlots } from './fair-slots.ts'
import { shares } from './shares.ts'

const visitor = (address: string): Caller => ({ role: 'anon', claims: {}, claimsJson: '{}', address })
const user = (sub: string, address = 'here'): Caller => ({
  role: 'authenticated',
  claims: { sub },
  claimsJson: '{}',
  address,
})
const generous = { user: 2, address: 3, anonymous: 2, patienceMs: 30_000 }

/** Tasks that end when the test says so. */
function tasks(slots: FairSlots) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, caller: Caller) => {
    const done = slots.run(caller, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
    // Tasks still waiting when the test ends time out later.
    done.catch(() => undefined)
    return done
  }
  const end = async (name: string) => {
    ends.get(name)!()
    await sleep(1)
  }
  return { begun, start, end }
}

describe('M1 slots', () => {
  it('are kept free for others, whatever one caller asks for', async () => {
    const { begun, start, end } = tasks(new FairSlots({ ...generous, total: 4 }))
    for (const name of ['a1', 'a2', 'a3', 'a4']) void start(name, user('a'))
    void start('b1', user('b', 'there'))
    await sleep(1)
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('go to waiting callers in turn', async () => {
    const { begun, start, end } = tasks(new FairSlots({ ...generous, total: 1 }))
    void start('a1', user('a'))
    for (const name of ['a2', 'a3']) void start(name, user('a'))
    for (const name of ['b1', 'b2']) void start(name, user('b'))
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('count visitors by address, people by account and address, and the service not at all', async () => {
    const { begun, start } = tasks(new FairSlots(generous))
    const service: Caller = { role: 'service_role', claims: {}, claimsJson: '{}' }
    for (let n = 1; n <= 3; n++) {
      void start(`visitor ${n}`, visitor('here'))
      void start(`other visitor ${n}`, visitor('there'))
      void start(`user a${n}`, user('a'))
      void start(`user b${n}`, user('b'))
      void start(`service ${n}`, service)
    }
    await sleep(1)
    const count = (name: string) => begun.filter((one) => one.startsWith(name)).length
    expect(count('visitor')).toBe(2)
    expect(count('other visitor')).toBe(2)
    expect(count('user a') + count('user b')).toBe(3)
    expect(count('service')).toBe(3)
  })

  it("that don't become free in time are refused, and the request leaves the queue", async () => {
    const { begun, start, end } = tasks(new FairSlots({ ...generous, anonymous: 1, patienceMs: 20 }))
    void start('first', visitor('here'))
    const late = await start('late', visitor('here')).catch((error: unknown) => error)
    expect(late).toBeInstanceOf(HttpError)
    expect(late).toMatchObject({ status: 429, headers: { 'retry-after': '2' } })
    await end('first')
    void start('next', visitor('here'))
    await sleep(1)
    expect(begun).toEqual(['first', 'next'])
  })
})

describe('a server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('rest', { LOG_LEVEL: 'silent' })
  })
  afterAll(() => server.close())

  const get = (address: string, token: string) =>
    fetch(`${server.url}/rest/v1/${address}`, {
      headers: { apikey: server.engine.publishableKey, authorization: `Bearer ${token}` },
    })
  const anonymous = () => server.engine.publishableKey

  it('M1 answers others while one caller runs 60 slow statements', async () => {
    await server.sql(
      `create function public.until_released() returns void language sql set statement_timeout = '120s'
       as $$ select pg_advisory_xact_lock_shared(60) $$`,
    )
    const call = () =>
      fetch(`${server.url}/rest/v1/rpc/until_released`, { method: 'POST', headers: { apikey: anonymous() } })
    await expect.poll(async () => (await call()).status).toBe(204)
    const lock = await server.engine.db.admin.connect()
    await lock.query('select pg_advisory_lock(60)')
    const done: number[] = []
    const slow = Array.from({ length: 60 }, async () => {
      const response = await call()
      await response.text()
      done.push(response.status)
      return response.status
    })
    const waiting = () =>
      server.sql(`select from pg_locks where locktype = 'advisory' and objid = 60 and not granted`)
    await expect.poll(waiting).toHaveLength(shares.statements.anonymous)
    const { token: other } = await accessToken(server.engine)
    // Without shares, it would have to wait until connections become free.
    for (let n = 0; n < 3; n++) expect((await get('books?select=id&limit=1', other)).status).toBe(200)
    expect(done).not.toContain(204)
    await expect.poll(() => done).toContain(429)
    await lock.query('select pg_advisory_unlock(60)')
    lock.release()
    const statuses = await Promise.all(slow)
    // Requests that waited too long are asked to retry; none of them fails.
    expect(new Set(statuses)).toEqual(new Set([204, 429]))
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(
      shares.statements.anonymous,
    )
  })

  it.each([
    'title=match.(.*)(.*)\\1\\2$',
    'title=not.imatch.(.)\\1',
    'title=match(any).{"(.)\\\\1"}',
    'or=(title.match."(.)\\\\1",id.eq.1)',
    'title=match.((a{100}){100}){100}',
    `title=match.${'a'.repeat(300)}`,
  ])('M1 refuses a pattern that could take seconds: %s', async (filter) => {
    const response = await get(`books?select=id&${encodeURI(filter)}`, anonymous())
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'PGRST127' })
  })
})
