import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { createDatabase } from '../testing/databases.ts'
import { patienceFor } from './patience.ts'
import { setPatience, survivingPool } from './pool.ts'

it('D6 drops a silently lost connection and continues on another', async () => {
  const proxy = await startProxy(await createDatabase())
  const pool = survivingPool({ connectionString: proxy.url, max: 1 }, createLog('silent'))
  const client = await pool.connect()
  setPatience(client, 300)
  proxy.freeze()
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
  await proxy.close()
})

it.each([
  ['8s', 23_000],
  ['500', 15_500],
  ['2min', 135_000],
  ['0', 600_000],
  [undefined, 60_000],
])('waits past a statement limit of %s for %i ms', (limit, ms) => {
  expect(patienceFor(limit)).toBe(ms)
})

it('notices a lost connection long before its patience ends, and replaces the idle ones with it', async () => {
  const proxy = await startProxy(await urlOfService(await createDatabase()))
  const pool = survivingPool({ connectionString: proxy.url, max: 3 }, createLog('silent'))
  const clients = await Promise.all([pool.connect(), pool.connect()])
  clients[1]!.release()
  proxy.freeze()
  await expect(clients[0]!.query('select 1')).rejects.toThrow()
  clients[0]!.release(true)
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
  await proxy.close()
})

/** A login as services have it: its sessions start as another role. */
async function urlOfService(database: string): Promise<string> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const [login, role] = [`login_${randomBytes(6).toString('hex')}`, 'authenticator']
  await client.query(`
    create role ${login} login noinherit password 'secret' in role ${role};
    alter role ${login} set role to ${role};
  `)
  await client.end()
  const url = new URL(database)
  url.username = login
  url.password = 'secret'
  return url.href
}

it('waits for a statement that PostgreSQL is still working on', async () => {
  const pool = survivingPool({ connectionString: await createDatabase(), max: 1 }, createLog('silent'))
  expect((await pool.query('select pg_sleep(5), 1 as one')).rows).toMatchObject([{ one: 1 }])
  await pool.end()
})
