import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../config/env.ts'
import { createLog } from '../log.ts'
import { openBackend } from '../storage/backend/open.ts'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer, temporaryFolder } from '../testing/server.ts'
import { backUp } from './back-up.ts'
import { archiveFile, restore } from './restore.ts'

const log = createLog('silent')
const keys = { publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' }
let server: TestServer
let place: string
let archive: string
beforeAll(async () => {
  server = await startTestServer('backup')
  place = await temporaryFolder()
  archive = path.join(place, 'backup.tar.gz')
})
afterAll(async () => {
  await server.close()
  await rm(place, { recursive: true, force: true })
})

/** Runs until stopped. Each transaction inserts one row into each of two tables. */
function keepWriting() {
  let stopped = false
  const work = (async () => {
    for (let n = 0; !stopped; n++) {
      await server.sql(
        `with one as (insert into public.colours values ('n' || $1)) insert into public.notes (data) values (to_json($1::text))`,
        [n],
      )
    }
  })()
  return async () => {
    stopped = true
    await work
  }
}

it('backs up a consistent snapshot during writes and restores it into another database', async () => {
  const papers = server.client(server.engine.secretKey).storage.from('papers')
  await papers.upload('kept.txt', 'kept')
  await papers.upload('lost.txt', 'lost')
  const backend = await openBackend(server.engine.env)
  const [lost] = await server.sql<{ version: string }>(
    `select version from storage.objects where name = 'lost.txt'`,
  )
  await backend.remove([lost!.version])

  const stop = keepWriting()
  await expect.poll(async () => (await server.sql('select from public.notes')).length).toBeGreaterThan(5)
  const ending = await backUp({ database: server.databaseUrl, backend, keys }, archive)
  expect(await server.sql(`select name from _server.operations where name = 'backup'`)).toHaveLength(1)
  await stop()
  backend.close()
  expect(ending).toMatchObject({ files: 1, missing: [lost!.version] })

  const target = await createDatabase()
  const env = readEnv({
    DATABASE_URL: target,
    DATA_DIR: path.join(place, 'data'),
    SUPABASE_DIR: server.engine.env.SUPABASE_DIR,
  })
  await restore(env, archiveFile(archive), false, log)
  const client = new Client({ connectionString: target })
  await client.connect()
  try {
    const count = async (sql: string) =>
      Number((await client.query(`select count(*) as n from ${sql}`)).rows[0].n)
    const notes = await count('public.notes')
    expect(notes).toBeGreaterThan(5)
    expect(await count(`public.colours where name like 'n%'`)).toBe(notes)
    expect((await client.query('select name from storage.objects')).rows).toEqual([{ name: 'kept.txt' }])
    await client.query(`insert into public.colours values ('after')`)

    await expect(restore(env, archiveFile(archive), false, log)).rejects.toThrow('already holds data')
    expect(await count(`public.colours where name = 'after'`)).toBe(1)
    await restore(env, archiveFile(archive), true, log)
    expect(await count(`public.colours where name = 'after'`)).toBe(0)

    await client.query(`insert into supabase_migrations.schema_migrations (version) values ('2099')`)
    await expect(restore(env, archiveFile(archive), true, log)).rejects.toThrow('2099')
  } finally {
    await client.end()
  }
})
