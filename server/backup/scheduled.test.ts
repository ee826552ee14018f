import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { openBackend } from '../storage/backend/open.ts'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, temporaryFolder } from '../testing/server.ts'
import { type OtherS3Server, startOtherS3Server } from '../testing/storage/other-s3-server.ts'
import { ArchiveWriter, readArchive } from './archive.ts'
import { backUp } from './back-up.ts'
import { checkBackup } from './check.ts'
import { findArchive } from './find.ts'
import { fileOutlet } from './place/folder.ts'
import { openPlace } from './place/open.ts'
import { backupsAmong } from './place/place.ts'
import { archiveFile } from './restore.ts'

const log = createLog('silent')
const BACKUP_KEY = 'correct horse battery staple'
let place: string
let store: OtherS3Server
beforeAll(async () => {
  place = await temporaryFolder()
  store = await startOtherS3Server()
})
afterAll(async () => {
  await store.close()
  await rm(place, { recursive: true, force: true })
})

/** Last due on New Year's Day: exactly one backup, right after the start. */
const BACKUP_SCHEDULE = '@yearly'

it('is made once for two servers on one database, removes old ones, and leaves other files alone', async () => {
  const folder = path.join(place, 'two')
  await mkdir(folder)
  await writeFile(path.join(folder, 'notes.txt'), 'mine')
  await writeFile(path.join(folder, 'essor-2020-01-01T00-00-00Z.tar.gz'), 'old')
  await writeFile(path.join(folder, 'essor-2020-01-01T00-00-00Z.tar.gz.unfinished'), 'interrupted')
  const env = {
    DATABASE_URL: await createDatabase(),
    BACKUP_TO: folder,
    BACKUP_SCHEDULE,
    BACKUP_KEEP_MONTHLY: '0',
    BACKUP_KEEP_WEEKLY: '0',
    BACKUP_KEEP_DAILY: '1',
  }
  const servers = await Promise.all([startTestServer('backup', env), startTestServer('backup', env)])
  try {
    await expect.poll(async () => (await readdir(folder)).sort()).toHaveLength(2)
    const names = await readdir(folder)
    expect(names).toContain('notes.txt')
    expect(backupsAmong(names)).toHaveLength(1)
    expect(await servers[0].sql(`select from _server.operations where name = 'backup'`)).toHaveLength(1)
  } finally {
    await Promise.all(servers.map((server) => server.close()))
  }
})

it('goes into a bucket encrypted, and the check verifies each table and file', async () => {
  const settings = { ...store.env, BACKUP_TO: 's3://backups/essor/', BACKUP_KEY, METRICS: 'on' }
  const server = await startTestServer('backup', { ...settings, BACKUP_SCHEDULE: '' })
  const bucket = server.client(server.engine.secretKey).storage.from('papers')
  expect((await bucket.upload('large.bin', Buffer.alloc(7_000_000, 5))).error).toBeNull()
  expect((await bucket.upload('small.txt', 'small')).error).toBeNull()
  await server.sql(`insert into public.notes (data, bytes) values ('{"a": 1.50}', '\\x00ff'), (null, null)`)
  const second = await startTestServer('backup', {
    ...settings,
    BACKUP_SCHEDULE,
    DATABASE_URL: server.databaseUrl,
  })
  const env = { ...server.engine.env, TMPDIR: place }
  try {
    const kept = await openPlace(env)
    await expect.poll(() => kept.list()).toHaveLength(1)
    const { archive, close } = await findArchive(env, undefined)
    expect(archive.name).toMatch(/\.sealed$/)
    expect(await checkBackup(env, archive, log)).toMatchObject({
      rows: expect.toSatisfy((rows: number) => rows > 10),
      files: 2,
    })
    close()
    const withoutKey = await findArchive(env, archive.name)
    await expect(checkBackup({ ...env, BACKUP_KEY: undefined }, withoutKey.archive, log)).rejects.toThrow(
      'This backup is encrypted',
    )
    withoutKey.close()
    await kept.remove([archive.name])
    await expect(findArchive(env, undefined)).rejects.toThrow('There is no backup in s3://backups/essor')
    kept.close()
  } finally {
    await second.close()
    await server.close()
  }
})

it('the check names the table and the file that differ', async () => {
  const server = await startTestServer('backup')
  try {
    const { env, publishableKey, secretKey } = server.engine
    const { error } = await server.client(secretKey).storage.from('papers').upload('a.txt', 'blue')
    expect(error).toBeNull()
    const [whole, spoilt] = [path.join(place, 'whole.tar.gz'), path.join(place, 'spoilt.tar.gz')]
    const backend = await openBackend(env)
    await backUp({ database: server.databaseUrl, backend, keys: { publishableKey, secretKey } }, whole)
    await rewrite(archiveFile(whole).content, spoilt, (text) => text.replace(/^blue$/m, 'bleu'))
    await expect(checkBackup(env, archiveFile(spoilt), log)).rejects.toThrow(
      /differs from the original:\npublic\.colours: different content\nfile [0-9a-f-]{36}: different content$/,
    )
  } finally {
    await server.close()
  }
})

it('a server does not start with an invalid schedule, or with nowhere to put backups', async () => {
  const start = (env: Record<string, string>) => startTestServer('rest', { LOG_LEVEL: 'silent', ...env })
  await expect(start({ BACKUP_SCHEDULE: 'at night', BACKUP_TO: place })).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('BACKUP_SCHEDULE is invalid'),
  })
  await expect(start({ BACKUP_SCHEDULE })).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('BACKUP_TO'),
  })
})

/** Copies an archive and changes the text of its tables and files. */
async function rewrite(
  content: AsyncIterable<Uint8Array>,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const writer = new ArchiveWriter(fileOutlet(file))
  for await (const { name, content: part } of readArchive(content, undefined)) {
    const pieces: Uint8Array[] = []
    for await (const piece of part) pieces.push(piece)
    const whole = Buffer.concat(pieces)
    if (name.endsWith('.json')) await writer.addJson(name, JSON.parse(whole.toString()))
    else {
      const changed = Buffer.from(change(whole.toString()))
      await writer.addStream(
        name.replace(/\/\d+$/, ''),
        (async function* () {
          yield changed
        })(),
      )
    }
  }
  await writer.finish()
}
