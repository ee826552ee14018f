import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { backUp } from '../backup/back-up.ts'
import { archiveFile, restore } from '../backup/restore.ts'
import { readEnv } from '../config/env.ts'
import { ExitCode } from '../failure.ts'
import { createLog } from '../log.ts'
import { openBackend } from '../storage/backend/open.ts'
import { asRole } from '../testing/as-role.ts'
import { accessToken } from '../testing/callers.ts'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer, temporaryFolder } from '../testing/server.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { openDatabase } from './database.ts'

const log = createLog('silent')
let folder: string
let cluster: Cluster
let chief: Client
let server: TestServer

/** A stock cluster, where `postgres` is a superuser, and what a hosting company gives: a role that creates roles. */
beforeAll(async () => {
  folder = await temporaryFolder()
  cluster = await startCluster(folder, 'chief', log, { fsync: 'off' })
  chief = new Client({ connectionString: cluster.url })
  await chief.connect()
  await chief.query('create role postgres superuser')
  await chief.query(`create role tenant login createrole password 'tenant'`)
  server = await startTestServer('rest', { DATABASE_URL: await databaseOf('tenant') })
})
afterAll(async () => {
  await server?.close()
  await chief?.end()
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

let databases = 0
async function databaseOf(owner: string): Promise<string> {
  const name = `rented_${++databases}`
  await chief.query(`create database ${name} owner ${owner}`)
  await chief.query(`revoke connect on database ${name} from public`)
  return Object.assign(new URL(cluster.url), { username: owner, password: owner, pathname: name }).href
}

const open = (url: string) =>
  openDatabase(url, log, { exposeNewTables: false, afterBootstrap: async () => undefined })

describe('an owner who is no superuser', () => {
  it('creates no role that is one, or that bypasses row-level security', async () => {
    const privileged = await chief.query(
      `select rolname from pg_roles where (rolsuper or rolbypassrls) and rolname !~ '^pg_' order by 1`,
    )
    expect(privileged.rows.map(({ rolname }) => rolname)).toEqual(['postgres', 'supabase_admin'])
    const owners = `select distinct tableowner from pg_tables where schemaname = 'public'`
    expect(await server.sql(owners)).toEqual([{ tableowner: 'supabase_owner' }])
  })

  it('shows each caller the same rows as anywhere else', async () => {
    const service = server.client(server.engine.secretKey)
    const { token, userId } = await accessToken(server.engine)
    const other = '00000000-0000-4000-8000-000000000001'
    const written = [
      { owner: userId, body: 'own' },
      { owner: other, body: 'theirs' },
    ]
    expect((await service.from('notes').insert(written)).error).toBeNull()
    const as = async (bearer: string, init: RequestInit = {}) => {
      const headers = {
        apikey: server.engine.publishableKey,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      }
      const response = await fetch(`${server.url}/rest/v1/notes?select=body&order=body`, { headers, ...init })
      return (await response.json()) as { body: string }[]
    }
    const change = { method: 'PATCH', body: JSON.stringify({ is_shared: false }) }
    expect(await as(token)).toEqual([{ body: 'own' }])
    expect(await as(token, change)).toEqual([{ body: 'own' }])
    expect((await server.client().from('notes').select('body')).data).toEqual([])
    expect((await service.from('notes').select('body').order('body')).data).toEqual([
      { body: 'own' },
      { body: 'theirs' },
    ])
    expect((await server.client().from('secrets').select()).error?.code).toBe('42501')
    expect((await service.from('secrets').select('value')).data).toEqual([{ value: 'hidden' }])
  })

  it('serves accounts, files and scheduled jobs', async () => {
    const service = server.client(server.engine.secretKey)
    const email = 'tenant@example.test'
    const { error } = await service.auth.admin.createUser({
      email,
      password: 'Long-enough-1',
      email_confirm: true,
    })
    expect(error).toBeNull()
    const signedIn = await server.client().auth.signInWithPassword({ email, password: 'Long-enough-1' })
    expect(signedIn.error).toBeNull()
    await service.storage.createBucket('papers')
    await service.storage.from('papers').upload('a.txt', 'text')
    expect((await service.storage.from('papers').list()).data).toHaveLength(1)
    expect((await server.client().storage.from('papers').list()).data).toEqual([])
    const command = 'insert into public.genres values (77, current_user) on conflict do nothing'
    await asRole(server, 'supabase_owner', `select cron.schedule('look', '1 second', $1)`, [command])
    await expect
      .poll(() => server.sql('select label from public.genres where id = 77'))
      .toEqual([{ label: 'supabase_owner' }])
  })

  it('lets migrations and the demo world create accounts at the first start', async () => {
    const url = await databaseOf('tenant')
    const insert = `insert into auth.users (id, email) values (gen_random_uuid(), 'first@example.test') returning email`
    let created: unknown
    const db = await openDatabase(url, log, {
      exposeNewTables: false,
      async afterBootstrap(client) {
        await client.query('begin; set local role supabase_owner')
        created = (await client.query(insert)).rows
        await client.query('commit')
      },
    })
    await db.close()
    expect(created).toEqual([{ email: 'first@example.test' }])
  })

  it('says what the database lacks', async () => {
    expect(server.engine.db.lacks).toContainEqual({
      lacks: expect.stringContaining('event triggers'),
      therefore: expect.stringContaining('NOTIFY pgrst'),
    })
    const ready = await (await fetch(`${server.url}/readyz`)).json()
    const lacks = expect.arrayContaining([expect.stringContaining('event triggers')])
    expect(ready).toEqual({ status: 'ok', lacks })
  })

  it('starts again, and serves a second product on the same cluster', async () => {
    const again = await startTestServer('rest', { DATABASE_URL: server.databaseUrl })
    onTestFinished(() => again.close())
    expect((await again.client().from('books').select('id')).data).toHaveLength(3)
    const second = await startTestServer('rest', { DATABASE_URL: await databaseOf('tenant') })
    onTestFinished(() => second.close())
    for (const one of [server, second]) {
      expect((await one.client().from('books').select('id')).data).toHaveLength(3)
    }
  })

  it('restores a backup of a database whose owner is a superuser', async () => {
    const source = await startTestServer('backup')
    onTestFinished(() => source.close())
    const backend = await openBackend(source.engine.env)
    await source.sql(`insert into public.colours values ('restored')`)
    const archive = path.join(folder, 'backup.tar.gz')
    const keys = { publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' }
    await backUp({ database: source.databaseUrl, backend, keys }, archive)
    backend.close()
    const target = await databaseOf('tenant')
    const { SUPABASE_DIR } = source.engine.env
    const env = readEnv({ DATABASE_URL: target, DATA_DIR: path.join(folder, 'data'), SUPABASE_DIR })
    await restore(env, archiveFile(archive), false, log)
    const client = new Client({ connectionString: target })
    await client.connect()
    onTestFinished(() => client.end())
    const count = async (sql: string) =>
      Number((await client.query(`select count(*) as n from ${sql}`)).rows[0].n)
    expect(await count(`public.colours where name = 'restored'`)).toBe(1)
    expect(await count(`pg_trigger where tgenabled = 'D'`)).toBe(0)
    expect(await count('pg_constraint where condeferrable')).toBe(
      Number((await source.sql('select count(*) as n from pg_constraint where condeferrable'))[0]!.n),
    )
  })
})

describe('refuses', () => {
  const refusal = (message: string) => ({
    exitCode: ExitCode.database,
    message: expect.stringContaining(message),
  })

  it('a role that cannot create roles, and one that does not own the database', async () => {
    await chief.query(`create role guest login password 'guest'`)
    await expect(open(await databaseOf('guest'))).rejects.toMatchObject(
      refusal('alter role guest createrole;'),
    )
    await chief.query('alter role guest createrole noinherit')
    const foreign = Object.assign(new URL(await databaseOf('tenant')), {
      username: 'guest',
      password: 'guest',
    })
    await chief.query(`grant connect on database ${foreign.pathname.slice(1)} to guest`)
    await expect(open(foreign.href)).rejects.toMatchObject(
      refusal(`alter database ${foreign.pathname.slice(1)} owner to guest;`),
    )
    await expect(open(foreign.href)).rejects.toMatchObject(refusal('alter role guest inherit;'))
  })

  it('roles that belong to another owner, until an administrator shares them', async () => {
    const url = new URL(await createDatabase('template0'))
    const name = url.pathname.slice(1)
    const owner = new Client({ connectionString: url.href })
    await owner.connect()
    onTestFinished(() => owner.end())
    await owner.query(
      `create role ${name} login createrole password 'pw'; alter database ${name} owner to ${name}`,
    )
    Object.assign(url, { username: name, password: 'pw' })
    const { message } = await open(url.href).then(
      () => ({ message: '' }),
      (error: Error) => error,
    )
    const statement = /run: (grant anon, .* with admin option);/.exec(message)?.[1]
    expect(statement).toContain(`to ${name} with admin option`)
    await owner.query(statement!)
    await (await open(url.href)).close()
  })
})
