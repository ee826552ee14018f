import { Client } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { accessToken } from './testing/callers.ts'
import { createDatabase } from './testing/databases.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  servers = []
})

const keys = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_shared', SUPABASE_SECRET_KEY: 'sb_secret_shared' }

async function startTogether(count: number): Promise<TestServer[]> {
  const DATABASE_URL = await createDatabase()
  servers = await Promise.all(
    Array.from({ length: count }, () => startTestServer('rest', { ...keys, DATABASE_URL })),
  )
  return servers
}

it('migrates the database once when several servers start together', async () => {
  const [first] = await startTogether(3)
  expect(await first!.sql('select version from supabase_migrations.schema_migrations')).toEqual([
    { version: '20260101000000' },
  ])
  for (const server of servers) {
    const { data } = await server.client().from('books').select('id')
    expect(data).toHaveLength(3)
  }
})

it('accepts a token issued by another server, and rejects it everywhere once it is revoked or its key retired', async () => {
  const [first, second] = await startTogether(2)
  const { token, userId } = await accessToken(first!.engine)
  const read = async (server: TestServer) =>
    (
      await fetch(`${server.url}/rest/v1/notes`, {
        headers: { apikey: keys.SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
      })
    ).status
  expect(await read(second!)).toBe(200)
  await first!.engine.signingKeys.rotate()
  expect(await read(second!)).toBe(200)
  await expect.poll(() => second!.engine.signingKeys.jwks().keys.length).toBe(2)
  await first!.sql(`insert into _server.revocations (user_id) values ($1)`, [userId])
  await first!.sql('select pg_notify($1, $2)', [
    'auth_revoked',
    JSON.stringify({ user_id: userId, at: Math.floor(Date.now() / 1000) }),
  ])
  await expect.poll(() => read(first!)).toBe(401)
  await expect.poll(() => read(second!)).toBe(401)
})

it('shows a schema change to every server', async () => {
  const [first, second] = await startTogether(2)
  await first!.sql('create table public.later (id int primary key); grant select on public.later to anon')
  const client = second!.client()
  await expect.poll(async () => (await client.from('later').select()).error).toBeNull()
})

it('keeps privileges revoked by a migration revoked after a restart', async () => {
  const [first] = await startTogether(1)
  const { databaseUrl } = first!
  await first!.close()
  servers = [await startTestServer('rest', { ...keys, DATABASE_URL: databaseUrl })]
  const { error } = await servers[0]!.client().from('secrets').select()
  expect(error?.code).toBe('42501')
})

it('D4 lets two products share a cluster without locking each other out', async () => {
  const urls = await Promise.all([createDatabase(), createDatabase()])
  for (const connectionString of urls) {
    const client = new Client({ connectionString })
    await client.connect()
    // Copies of a database share its secret, but two separate products don't.
    await client.query(`delete from _server.secrets where name = 'role_passwords'`)
    await client.end()
  }
  for (const DATABASE_URL of urls) servers.push(await startTestServer('rest', { ...keys, DATABASE_URL }))
  const [first] = servers
  await first!.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where usename like 'service_as_%' and datname = current_database()`)
  for (const server of servers) {
    await expect.poll(async () => (await server.client().from('books').select('id')).data).toHaveLength(3)
    const { error } = await server.client().auth.signInWithPassword({ email: 'a@b.test', password: 'wrong' })
    expect(error).toMatchObject({ code: 'invalid_credentials' })
  }
})
