import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ExitCode } from '../../failure.ts'
import { createLog } from '../../log.ts'
import { startTestServer, type TestServer, temporaryFolder } from '../../testing/server.ts'
import { type Cluster, startCluster } from '../cluster.ts'
import { DatabaseClient } from './client.ts'

const log = createLog('silent')
const password = 'replicated'
let folders: string[]
let primary: Cluster
let standby: Cluster
let server: TestServer | undefined

/** The primary's folder, copied while it is stopped, follows it. */
beforeAll(async () => {
  folders = [await temporaryFolder(), await temporaryFolder()]
  const [first, second] = folders.map((folder) => path.join(folder, 'postgres'))
  await (await startCluster(folders[0]!, password, log, { fsync: 'off' })).stop()
  execFileSync('cp', ['-a', first!, second!])
  primary = await startCluster(folders[0]!, password, log, { fsync: 'off' })
  await writeFile(path.join(second!, 'standby.signal'), '')
  const { port } = new URL(primary.url)
  standby = await startCluster(folders[1]!, password, log, {
    fsync: 'off',
    primary_conninfo: `host=127.0.0.1 port=${port} user=supabase_admin password=${password} application_name=standby`,
  })
})

afterAll(async () => {
  await server?.close()
  await Promise.all([primary?.stop(), standby?.stop()])
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const at = ({ url }: Cluster) => new URL(url).host
const both = (query: string) =>
  `postgres://supabase_admin:${password}@${at(standby)},${at(primary)}/postgres?sslmode=disable${query}`

async function hostFor(query: string): Promise<string> {
  const client = new DatabaseClient(both(query))
  await client.connect()
  const { rows } = await client.query('select inet_server_port() as port')
  await client.end()
  return `127.0.0.1:${rows[0].port}`
}

it('finds the host that does what target_session_attrs says', async () => {
  for (const target of ['read-write', 'primary'])
    expect(await hostFor(`&target_session_attrs=${target}`)).toBe(at(primary))
  for (const target of ['read-only', 'standby', 'prefer-standby', 'any'])
    expect(await hostFor(`&target_session_attrs=${target}`)).toBe(at(standby))
  expect(await hostFor('')).toBe(at(primary))
})

it('refuses to start on a standby', async () => {
  const DATABASE_URL = both('&target_session_attrs=standby')
  await expect(startTestServer('rest', { DATABASE_URL })).rejects.toMatchObject({
    exitCode: ExitCode.database,
    message: expect.stringContaining('is a standby'),
  })
})

it('reports why each host was not used', async () => {
  const client = new DatabaseClient(
    `postgres://supabase_admin:${password}@127.0.0.1:1,${at(standby)}/postgres?sslmode=disable`,
  )
  await expect(client.connect()).rejects.toThrow(
    /No host of DATABASE_URL accepts writes \(127.0.0.1:1: .*; 127/,
  )
})

it('follows a promotion, in reading, writing and listening', async () => {
  server = await startTestServer('rest', { DATABASE_URL: both('&target_session_attrs=read-write') })
  const key = server.engine.secretKey
  expect((await server.client(key).from('books').select('id')).data).toHaveLength(3)
  const direct = new Client({ connectionString: standby.url })
  await direct.connect()
  // Nothing that was written may be missing on the host that takes over.
  const { rows } = await server.engine.db.admin.query('select pg_current_wal_lsn() as written')
  await expect
    .poll(async () => {
      const reached = await direct.query('select pg_last_wal_replay_lsn() >= $1 as yes', [rows[0].written])
      return reached.rows[0].yes
    })
    .toBe(true)
  await primary.stop()
  await direct.query('select pg_promote()')
  await direct.end()
  const read = async () => (await server!.client(key).from('books').select('id')).data?.length
  await expect.poll(read).toBe(3)
  await server.sql(
    'create table public.after_failover (id int); grant select on public.after_failover to anon',
  )
  // The schema is read again only because the change was announced.
  const isSeen = async () => (await server!.client().from('after_failover').select()).error
  await expect.poll(isSeen).toBeNull()
})
