import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { type RunningServer, startServer } from '../server.ts'
import { temporaryFolder } from '../testing/server.ts'
import { startedBefore } from '../testing/started-before.ts'

const supabase = path.join(import.meta.dirname, '../testing/backup')
const person = { email: 'ann@example.test', password: 'correct horse battery' }
let place: string
let archive: string
let accessToken: string
let keys: { publishableKey: string; secretKey: string }

const at = (name: string) => ({ DATA_DIR: path.join(place, name), SUPABASE_DIR: supabase })
const start = (name: string) => startServer({ ...at(name), PORT: '0', LOG_LEVEL: 'error' })

function clientOf(server: RunningServer, key: string) {
  return createClient(server.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}

/** Runs a command the way a person does in a terminal. */
function run(command: string, words: string[], env: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const file = path.join(import.meta.dirname, `../cli/${command}.ts`)
    const { PATH = '', HOME = '' } = process.env
    execFile(
      process.execPath,
      ['--import', 'tsx', file, ...words],
      { env: { PATH, HOME, ...env }, cwd: path.resolve('.') },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

beforeAll(async () => {
  place = await temporaryFolder()
  archive = path.join(place, 'backup.tar.gz')
  await mkdir(path.join(place, 'first'), { mode: 0o711 })
  await startedBefore(path.join(place, 'first'))
  const server = await start('first')
  try {
    const { publishableKey, secretKey, db } = server.engine
    keys = { publishableKey, secretKey }
    const admin = clientOf(server, secretKey)
    const { data } = await admin.auth.admin.createUser({
      ...person,
      email_confirm: true,
      user_metadata: { a: [1] },
    })
    const signedIn = await clientOf(server, publishableKey).auth.signInWithPassword(person)
    accessToken = signedIn.data.session!.access_token
    // An ended session: a row numbered by a sequence of the server's own.
    const leaving = clientOf(server, publishableKey)
    await leaving.auth.signInWithPassword(person)
    await leaving.auth.signOut({ scope: 'local' })
    await db.admin.query(
      `insert into public.notes (owner, "odd ""name", mood, data, bytes)
       select $1, E'tab\\tnew\\nline\\\\', 'keen', '{"a": [null, "é"]}', '\\x00ff' from generate_series(1, 3)`,
      [data.user!.id],
    )
    await db.admin.query('update public.notes set parent = 3 where id = 1')
    await db.admin.query('select nextval($1), nextval($1)', ['public.notes_number_seq'])
    await admin.storage.from('papers').upload('folder/a b.bin', Buffer.alloc(9_000_000, 7))
    await admin.storage.from('papers').upload('empty.txt', '')
    const { code, output } = await run('backup', [archive], at('first'))
    expect(output).toMatch(/backup\.tar\.gz: \d+ rows, 2 files/)
    expect(code).toBe(0)
    // Anything written after the backup is not in it.
    await db.admin.query(`insert into public.colours values ('late')`)
  } finally {
    await server.close()
  }
})
afterAll(() => rm(place, { recursive: true, force: true }))

describe('backup', () => {
  it('is readable only by its owner and leaves no partial file', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect((await readdir(place)).sort()).toEqual(['backup.tar.gz', 'first'])
  })

  it("fails when the file can't be written", async () => {
    const { code, output } = await run('backup', [path.join(place, 'no/such/folder.tar.gz')], at('first'))
    expect(code).not.toBe(0)
    expect(output).toContain('ENOENT')
    expect((await run('backup', [], at('first'))).output).toContain('Usage: npm run backup -- FILE')
  })

  it('R2 restores rows, sequences, users, files, jobs and keys', async () => {
    const { code, output } = await run('restore', [archive], at('second'))
    expect(output).toMatch(/Restored \d+ rows and 2 files/)
    expect(code).toBe(0)
    const server = await start('second')
    try {
      const { db, publishableKey, secretKey } = server.engine
      expect({ publishableKey, secretKey }).toEqual(keys)
      const { rows } = await db.admin.query(
        `select id, number, doubled, "odd ""name" as odd, mood, data, bytes, parent, stamped from public.notes order by id`,
      )
      const common = {
        odd: 'tab\tnew\nline\\',
        mood: 'keen',
        data: { a: [null, 'é'] },
        bytes: Buffer.from([0, 255]),
      }
      const stamped = new Date('2000-01-01T00:00:00Z')
      expect(rows).toEqual([
        { id: '1', number: 1, doubled: '2', parent: '3', stamped, ...common },
        { id: '2', number: 2, doubled: '4', parent: null, stamped, ...common },
        { id: '3', number: 3, doubled: '6', parent: null, stamped, ...common },
      ])
      expect((await db.admin.query('select name from public.colours order by name')).rows).toEqual(
        ['blue', 'green', 'red'].map((name) => ({ name })),
      )
      expect((await db.admin.query('select notes from public.note_count')).rows).toEqual([{ notes: '3' }])
      const next = await db.admin.query('insert into public.notes (data) values (null) returning id, number')
      expect(next.rows).toEqual([{ id: '4', number: 6 }])
      // R2: the server's own sequences continue after the restored rows.
      const other = clientOf(server, publishableKey)
      await other.auth.signInWithPassword(person)
      expect((await other.auth.signOut({ scope: 'local' })).error).toBeNull()
      const jobs = await db.admin.query('select jobname, username from cron.job')
      expect(jobs.rows).toEqual([{ jobname: 'yearly', username: 'postgres' }])

      const { data, error } = await clientOf(server, publishableKey).auth.signInWithPassword(person)
      expect(error).toBeNull()
      expect(data.user?.user_metadata).toMatchObject({ a: [1] })
      expect((await server.engine.callers.ofBearer(accessToken)).role).toBe('authenticated')

      const papers = clientOf(server, secretKey).storage.from('papers')
      const file = await papers.download('folder/a b.bin')
      expect(Buffer.from(await file.data!.arrayBuffer()).equals(Buffer.alloc(9_000_000, 7))).toBe(true)
      expect((await papers.download('empty.txt')).data?.size).toBe(0)
    } finally {
      await server.close()
    }
  })
})

describe('restore', () => {
  it('refuses to overwrite data unless forced, and then moves it aside', async () => {
    const refused = await run('restore', [archive], at('first'))
    expect(refused.code).toBe(2)
    expect(refused.output).toContain('already holds data')
    const forced = await run('restore', [archive, '--force'], at('first'))
    expect(forced.output).toContain('Restored')
    const names = await readdir(path.join(place, 'first'))
    expect(names.filter((name) => name.includes('.before-restore-'))).toHaveLength(2)
  })

  it('R1 refuses while a server is running, and leaves its data untouched', async () => {
    const server = await start('second')
    try {
      const before = (await readdir(path.join(place, 'second'))).sort()
      const { code, output } = await run('restore', [archive, '--force'], at('second'))
      expect(code).toBe(3)
      expect(output).toContain('Another server')
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expect((await readdir(path.join(place, 'second'))).sort()).toEqual(before)
    } finally {
      await server.close()
    }
  })

  it('checks an archive beside a running server, which keeps its data and learns of it', async () => {
    const server = await start('second')
    try {
      const before = (await readdir(path.join(place, 'second'))).sort()
      const { code, output } = await run('backup-check', [archive], at('second'))
      expect(output).toMatch(/is complete: \d+ tables with \d+ rows, and 2 files/)
      expect(code).toBe(0)
      expect((await readdir(path.join(place, 'second'))).sort()).toEqual(before)
      const noted = await server.engine.db.admin.query(
        `select details ->> 'backup' as backup from _server.operations where name = 'backup_check'`,
      )
      expect(noted.rows).toEqual([{ backup: expect.stringContaining(path.basename(archive)) }])
    } finally {
      await server.close()
    }
  })

  it.each([
    ['is truncated', async (file: string) => truncate(file, Math.floor((await stat(file)).size / 2))],
    ['is not an archive', (file: string) => writeFile(file, 'not an archive')],
  ])('R8 refuses an archive that %s with a clear message, and leaves nothing behind', async (_, spoil) => {
    const spoilt = path.join(place, 'spoilt.tar.gz')
    await cp(archive, spoilt)
    await spoil(spoilt)
    const { code, output } = await run('restore', [spoilt], at('third'))
    expect(code, output).toBe(2)
    expect(output).toContain('is damaged or incomplete')
    expect(await readdir(path.join(place, 'third')).catch(() => [])).toEqual([])
  })

  it('refuses a backup whose migrations are missing here', async () => {
    const { code, output } = await run('restore', [archive], {
      ...at('fourth'),
      SUPABASE_DIR: path.join(import.meta.dirname, '../testing/mail'),
    })
    expect(code).toBe(2)
    expect(output).toContain('20250101000000')
  })
})

describe('keys', () => {
  it('rotate while the server runs, and earlier tokens stay valid', async () => {
    const server = await start('second')
    try {
      const before = server.engine.signingKeys.signer().kid
      const { code, output } = await run('keys', ['rotate'], at('second'))
      expect(code, output).toBe(0)
      await expect.poll(() => server.engine.signingKeys.signer().kid).not.toBe(before)
      expect((await server.engine.callers.ofBearer(accessToken)).role).toBe('authenticated')
      expect(await readFile(path.join(place, 'second/keys.json'), 'utf8')).not.toContain('"d"')
    } finally {
      await server.close()
    }
    expect((await run('keys', ['burn'], at('second'))).output).toContain('Usage')
  })
})
