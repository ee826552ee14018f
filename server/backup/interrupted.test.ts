import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastDue } from '../cron/schedule.ts'
import type { Backend } from '../storage/backend/backend.ts'
import { openBackend } from '../storage/backend/open.ts'
import { startTestServer, type TestServer, temporaryFolder } from '../testing/server.ts'
import { type BackupSource, backUp } from './back-up.ts'
import { Claims } from './claims.ts'
import { keepBackup } from './keep.ts'
import { fileOutlet, folderPlace } from './place/folder.ts'
import { backupsAmong, nameOf } from './place/place.ts'

let place: string
let server: TestServer
let backend: Backend
let source: BackupSource
beforeAll(async () => {
  place = await temporaryFolder()
  server = await startTestServer('backup')
  const { env, publishableKey, secretKey } = server.engine
  backend = await openBackend(env)
  source = { database: server.databaseUrl, backend, keys: { publishableKey, secretKey } }
  const { error } = await server.client(secretKey).storage.from('papers').upload('a.txt', 'blue')
  expect(error).toBeNull()
})
afterAll(async () => {
  backend.close()
  await server.close()
  await rm(place, { recursive: true, force: true })
})

it('a file that cannot be written fails the backup, not the server', async () => {
  const outlet = fileOutlet(path.join(place, 'no/such/folder.tar.gz'))
  await expect(backUp(source, outlet)).rejects.toThrow('ENOENT')
})

it('a database that is away leaves no partial file', async () => {
  const database = 'postgres://u:p@127.0.0.1:9/db'
  const file = path.join(place, 'away.tar.gz')
  await expect(backUp({ ...source, database }, fileOutlet(file))).rejects.toThrow('ECONNREFUSED')
  expect(await readdir(place)).toEqual([])
})

it('a lost connection to the database fails the backup, not the server', async () => {
  const losing: Backend = Object.assign(Object.create(backend), {
    async read(version: string) {
      await server.sql(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      )
      return backend.read(version)
    },
  })
  const file = path.join(place, 'lost.tar.gz')
  await expect(backUp({ ...source, backend: losing }, file)).rejects.toThrow()
  expect(await readdir(place)).toEqual([])
})

it('a stop does not wait for a query', async () => {
  const other = new Client({ connectionString: server.databaseUrl })
  await other.connect()
  try {
    await other.query('begin; lock table public.colours')
    const stop = new AbortController()
    const stopped = backUp({ ...source, stop: stop.signal }, path.join(place, 'stopped.tar.gz'))
    stopped.catch(() => undefined)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => server.sql(waiting)).toHaveLength(1)
    stop.abort()
    await expect(stopped).rejects.toThrow()
    expect(await readdir(place)).toEqual([])
  } finally {
    await other.end()
  }
})

it('is complete even if older backups cannot be removed', async () => {
  const folder = path.join(place, 'kept')
  await mkdir(folder)
  await writeFile(path.join(folder, 'essor-2020-01-01T00-00-00Z.tar.gz'), 'old')
  const kept = folderPlace(folder)
  const writeOnly = { ...kept, remove: () => Promise.reject(new Error('AccessDenied')) }
  const env = { ...server.engine.env, BACKUP_KEEP_DAILY: 1, BACKUP_KEEP_WEEKLY: 0, BACKUP_KEEP_MONTHLY: 0 }
  const { name, notRemoved } = await keepBackup(env, writeOnly, source)
  expect(notRemoved?.message).toBe('AccessDenied')
  expect((await kept.list())[0]!.name).toBe(name)
})

it('leaves what is still being written alone, and removes what a killed server left', async () => {
  const folder = path.join(place, 'begun')
  await mkdir(folder)
  const [young, old] = [nameOf(new Date(), false), 'essor-2020-01-01T00-00-00Z.tar.gz']
  for (const name of [young, old]) await writeFile(path.join(folder, `${name}.unfinished`), '')
  const outlet = await folderPlace(folder).write('essor-2030-01-01T00-00-00Z.tar.gz')
  await outlet.giveUp()
  expect(await readdir(folder)).toEqual([`${young}.unfinished`])
})

const schedule = '@yearly'
const start = (folder: string) =>
  startTestServer('backup', {
    DATABASE_URL: server.databaseUrl,
    BACKUP_SCHEDULE: schedule,
    BACKUP_TO: path.join(place, folder),
    LOG_LEVEL: 'silent',
  })
const namesIn = (folder: string) => readdir(path.join(place, folder)).catch(() => [])

it('what a killed server began is made by the next, but not again and again', async () => {
  const claims = new Claims(server.engine.db.admin)
  const due = lastDue(schedule, new Date())!
  const isLate = () =>
    server.sql(
      `update _server.operations set details = details || jsonb_build_object('until', now()) where name = 'backup_due'`,
    )
  expect(await claims.take(due)).toBe(true)
  // The server that holds it may still be at work.
  expect(await claims.take(due)).toBe(false)
  await isLate()
  const next = await start('next')
  try {
    await expect.poll(async () => backupsAmong(await namesIn('next')).length).toBe(1)
    const finished = `select from _server.operations where name = 'backup_due' and not details ? 'until'`
    await expect.poll(() => server.sql(finished)).toHaveLength(1)
  } finally {
    await next.close()
  }
  expect(await claims.take(due)).toBe(false)
  await isLate()
  expect(await claims.take(due)).toBe(true)
  await isLate()
  expect(await claims.take(due)).toBe(false)
  expect(await claims.take(new Date(due.getTime() + 1000))).toBe(true)
})

it('what a server could not finish before it was stopped is made after its next start', async () => {
  await server.sql(`delete from _server.operations where name = 'backup_due'`)
  const isInTheWay = path.join(place, 'again')
  await writeFile(isInTheWay, '')
  const first = await start('again')
  try {
    const failed = `select from _server.operations where name = 'backup_failure'`
    await expect.poll(() => server.sql(failed)).toHaveLength(1)
  } finally {
    await first.close()
  }
  await rm(isInTheWay)
  const second = await start('again')
  try {
    await expect.poll(async () => backupsAmong(await namesIn('again')).length).toBe(1)
  } finally {
    await second.close()
  }
})
