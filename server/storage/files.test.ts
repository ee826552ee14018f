import { access, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer, temporaryFolder } from '../testing/server.ts'
import { DiskBackend } from './backend/disk.ts'
import { Files } from './files.ts'

let server: TestServer
let files: ReturnType<ReturnType<TestServer['client']>['storage']['from']>
let sweeper: Files
let folder: string

beforeAll(async () => {
  server = await startTestServer('storage')
  files = server.client(server.engine.secretKey).storage.from('documents')
  folder = path.join(server.engine.env.DATA_DIR, 'storage')
  sweeper = new Files(server.engine.db.storage, new DiskBackend(folder), server.engine.log)
})
afterAll(() => server.close())

const versionOf = async (name: string) => {
  const [row] = await server.sql<{ version: string }>('select version from storage.objects where name = $1', [
    name,
  ])
  return row!.version
}
const exists = (version: string) =>
  access(path.join(folder, version.slice(0, 2), version)).then(
    () => true,
    () => false,
  )
const text = async (name: string) => (await files.download(name)).data?.text()

describe('a file and its row', () => {
  it('are created and removed together', async () => {
    await files.upload('a.txt', 'one')
    const first = await versionOf('a.txt')
    expect(await exists(first)).toBe(true)
    await files.update('a.txt', 'two')
    const second = await versionOf('a.txt')
    expect(second).not.toBe(first)
    expect([await exists(first), await exists(second)]).toEqual([false, true])
    await files.move('a.txt', 'b.txt')
    expect(await versionOf('b.txt')).toBe(second)
    await files.remove(['b.txt'])
    expect(await exists(second)).toBe(false)
  })

  it('stay together when many writers use the same name', async () => {
    const writes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => files.upload('raced.txt', `${at}`, { upsert: true })),
    )
    expect(writes.every(({ error }) => error === null)).toBe(true)
    expect(await text('raced.txt')).toMatch(/^\d+$/)
    await sweeper.sweep()
    const onDisk = (await readdir(folder, { recursive: true })).filter((file) => file.includes('/'))
    expect(onDisk.map((file) => path.basename(file))).toEqual([await versionOf('raced.txt')])
  })

  it('have one winner when many writers create the same name', async () => {
    const writes = await Promise.all(
      Array.from({ length: 10 }, (_, at) => files.upload('created.txt', `${at}`)),
    )
    const won = writes.flatMap(({ error }, at) => (error ? [] : [`${at}`]))
    expect(won).toHaveLength(1)
    expect(await text('created.txt')).toBe(won[0])
    const refused = writes.filter(({ error }) => error?.message === 'The resource already exists')
    expect(refused).toHaveLength(9)
    expect(await server.sql('select from _server.storage_files')).toEqual([])
  })

  it("can't be separated by referring to another object's file", async () => {
    await files.upload('victim.txt', 'precious')
    const version = await versionOf('victim.txt')
    await expect(
      server.sql(
        `insert into storage.objects (bucket_id, name, version) values ('documents', 'thief.txt', $1)`,
        [version],
      ),
    ).rejects.toThrow('objects_version')
  })
})

describe('files left behind by a crash', () => {
  it('are removed when due, and not before', async () => {
    const backend = new DiskBackend(folder)
    const bytes = async function* () {
      yield Buffer.from('left over')
    }
    const [due, fresh] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const version of [due, fresh]) {
      await sweeper.announce(version)
      await backend.write(version, bytes())
    }
    await server.sql(`update _server.storage_files set delete_after = now() where version = $1`, [due])
    expect(await sweeper.sweep()).toBe(1)
    expect([await exists(due), await exists(fresh)]).toEqual([false, true])
    await sweeper.discard([fresh])
    expect(await exists(fresh)).toBe(false)
  })

  it('are removed after an unfinished deletion', async () => {
    await files.upload('half.txt', 'x')
    const version = await versionOf('half.txt')
    const client = await server.engine.db.admin.connect()
    await client.query(`set storage.allow_delete_query = 'true'`)
    await client.query(`delete from storage.objects where name = 'half.txt'`)
    await client.query('reset storage.allow_delete_query')
    client.release()
    expect(await exists(version)).toBe(true)
    expect(await sweeper.sweep()).toBe(1)
    expect(await exists(version)).toBe(false)
  })

  it('never include a file that a row refers to', async () => {
    await files.upload('kept.txt', 'kept')
    await sweeper.discard([await versionOf('kept.txt')])
    expect(await text('kept.txt')).toBe('kept')
  })
})

describe('a start', () => {
  it('finds earlier files and removes those that are due', async () => {
    const databaseUrl = await createDatabase()
    const data = await temporaryFolder()
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: data }
    const first = await startTestServer('storage', env)
    await first.client(first.engine.secretKey).storage.from('documents').upload('stays.txt', 'still here')
    const left = crypto.randomUUID()
    await first.sql('insert into _server.storage_files (version) values ($1)', [left])
    await first.close()
    const second = await startTestServer('storage', env)
    const { data: found } = await second
      .client(second.engine.secretKey)
      .storage.from('documents')
      .download('stays.txt')
    expect(await found?.text()).toBe('still here')
    await expect.poll(() => second.sql('select from _server.storage_files')).toEqual([])
    await second.close()
    await rm(data, { recursive: true })
  })
})
