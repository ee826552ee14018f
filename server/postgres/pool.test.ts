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
