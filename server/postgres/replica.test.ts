import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessToken } from '../testing/callers.ts'
import { type DatabaseProxy, startProxy } from '../testing/database-proxy.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { type Pair, startPair } from '../testing/standby.ts'

let pair: Pair
/** Between the servers and the standby. */
let proxy: DatabaseProxy
/** Both on the same primary, as behind a load balancer. */
let servers: TestServer[]
let nextId = 1

const keys = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_shared', SUPABASE_SECRET_KEY: 'sb_secret_shared' }

beforeAll(async () => {
  pair = await startPair()
  proxy = await startProxy(pair.standby.url)
  const env = { ...keys, METRICS: 'on', DATABASE_URL: pair.primary.url, DATABASE_READ_URL: proxy.url }
  const start = () => startTestServer('replica', { ...env, DATABASE_READ_MAX_LAG: '3' })
  servers = [await start(), await start()]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await proxy.close()
  await pair.close()
})

interface Counted {
  count: number
  standby: boolean
}

/** One person with a token of their own, on either server. */
async function person() {
  const { token } = await accessToken(servers[0]!.engine)
  const headers = {
    apikey: keys.SUPABASE_PUBLISHABLE_KEY,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  return {
    async write(server: TestServer) {
      const body = JSON.stringify({ id: nextId++ })
      const response = await fetch(`${server.url}/rest/v1/entries`, { method: 'POST', headers, body })
      expect(response.status).toBe(201)
    },
    async count(server: TestServer, name = 'count_entries'): Promise<Counted> {
      const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, { headers })
      expect(response.status).toBe(200)
      return response.json()
    },
  }
}

const asVisitor = async (server: TestServer, name = 'count_entries') => {
  const { data, error } = await server.client().rpc(name)
  expect(error).toBeNull()
  return data as Counted
}
const stateOf = async (server: TestServer) => (await (await fetch(`${server.url}/readyz`)).json()).replica
const untilEach = (state: string) =>
  expect.poll(() => Promise.all(servers.map(stateOf))).toEqual(servers.map(() => state))

async function onStandby(sql: string): Promise<void> {
  const client = new Client({ connectionString: pair.standby.url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

it('sends listed reads to the standby, for visitors and people, and all others to the primary', async () => {
  await untilEach('ok')
  const [server] = servers as [TestServer]
  const one = await person()
  await expect.poll(async () => (await asVisitor(server)).standby).toBe(true)
  await expect.poll(async () => (await one.count(server)).standby).toBe(true)
  expect((await asVisitor(server, 'count_entries_now')).standby).toBe(false)
  expect((await one.count(server, 'count_entries_now')).standby).toBe(false)
  const sent = server.engine.db.replica!.requests.count
  await expect.poll(async () => (await server.client().from('entries').select()).error).toBeNull()
  expect(server.engine.db.replica!.requests.count).toBeGreaterThan(sent)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toMatch(/^database_replica_up 1$/m)
  expect(metrics).toMatch(/^database_replica_lag_seconds [\d.]+$/m)
  expect(metrics).toMatch(/^database_requests\{pool="replica"\} [1-9]\d*$/m)
  expect(metrics).toMatch(/^database_pool_connections\{pool="replica",state="waiting"\} 0$/m)
})

it('applies the same policies on the standby', async () => {
  const [server] = servers as [TestServer]
  const [writer, reader] = [await person(), await person()]
  await writer.write(server)
  await expect.poll(() => writer.count(server)).toEqual({ count: 1, standby: true })
  await expect.poll(() => reader.count(server)).toEqual({ count: 0, standby: true })
  await expect.poll(() => asVisitor(server)).toEqual({ count: 0, standby: true })
})

it('shows people what they have just written, also on another server', async () => {
  const [first, second] = servers as [TestServer, TestServer]
  const writer = await person()
  for (let written = 1; written <= 60; written++) {
    await writer.write(first)
    expect((await writer.count(written % 2 ? first : second)).count).toBe(written)
  }
  // Otherwise, the standby would prove nothing.
  await expect.poll(async () => (await writer.count(second)).standby).toBe(true)
})

it('repeats on the primary what the standby refuses', async () => {
  const [server] = servers as [TestServer]
  await expect.poll(async () => (await asVisitor(server)).standby).toBe(true)
  const { data } = await server.client().rpc('fail_on_standby')
  expect(data).toBe('done')
  expect(server.engine.db.replica!.fallbacks.failed).toBeGreaterThan(0)
})

it('reads from the primary while the standby lags', async () => {
  const [server] = servers as [TestServer]
  const writer = await person()
  await onStandby('select pg_wal_replay_pause()')
  await writer.write(server)
  expect(await writer.count(server)).toEqual({ count: 1, standby: false })
  await server.sql('insert into public.entries (id, owner) values ($1, null)', [nextId++])
  await expect.poll(() => asVisitor(server)).toEqual({ count: 1, standby: false })
  await untilEach('behind')
  await onStandby('select pg_wal_replay_resume()')
  await untilEach('ok')
  await expect.poll(() => asVisitor(server)).toEqual({ count: 1, standby: true })
})

it('answers from the primary when connections to the standby fall silent or are refused', async () => {
  const [server] = servers as [TestServer]
  await expect.poll(async () => (await asVisitor(server)).standby).toBe(true)
  proxy.freeze()
  expect((await asVisitor(server)).standby).toBe(false)
  proxy.startUp()
  await untilEach('away')
  expect((await asVisitor(server)).standby).toBe(false)
  proxy.isUp()
  await untilEach('ok')
  await expect.poll(async () => (await asVisitor(server)).standby).toBe(true)
})

it('does not use a database that is not a standby', async () => {
  const { url } = pair.primary
  const server = await startTestServer('replica', { DATABASE_URL: url, DATABASE_READ_URL: url })
  await expect.poll(() => server.engine.db.replica!.reason).toMatch(/not a standby/)
  expect(await asVisitor(server)).toMatchObject({ standby: false })
  expect(await stateOf(server)).toBe('away')
  await server.close()
})

it('stays up without its standby, and starts without it', async () => {
  await pair.standby.stop()
  await untilEach('away')
  const [first] = servers as [TestServer]
  const writer = await person()
  await writer.write(first)
  expect(await writer.count(first)).toEqual({ count: 1, standby: false })
  const env = { ...keys, DATABASE_URL: pair.primary.url, DATABASE_READ_URL: pair.standby.url }
  const late = await startTestServer('replica', env)
  expect((await asVisitor(late)).standby).toBe(false)
  expect((await fetch(`${late.url}/readyz`)).status).toBe(200)
  await late.close()
})
