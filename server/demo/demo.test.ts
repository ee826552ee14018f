import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { backUp } from '../backup/back-up.ts'
import { ExitCode } from '../failure.ts'
import { openBackend } from '../storage/backend/open.ts'
import { createDatabase } from '../testing/databases.ts'
import { spawnServer, untilHealthy } from '../testing/process.ts'
import { startTestServer, type TestServer, temporaryFolder } from '../testing/server.ts'
import { startS3Server } from '../testing/storage/s3-server.ts'
import { describeDemo } from './demo.ts'

const fixture = path.join(import.meta.dirname, '../testing/demo')
const ann = { email: 'ann@example.test', password: 'known-password' }

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer('demo', { DEMO: 'on', ...env })
  cleanUp.push(server.close)
  return server
}

/** A copy of the fixture that a test can change. */
async function ownFolder(): Promise<string> {
  const folder = await temporaryFolder()
  cleanUp.push(() => rm(folder, { recursive: true, force: true }))
  await cp(fixture, folder, { recursive: true })
  return folder
}

const orders = (server: TestServer) => server.sql('select colour, run_as from public.orders order by id')
const welcome = async ({ url }: TestServer) => {
  const answer = await fetch(`${url}/storage/v1/object/public/papers/ann/welcome.txt`)
  return [answer.headers.get('content-type')?.split(';')[0], await answer.text()]
}
const isOpen = async ({ url }: TestServer) => (await (await fetch(`${url}/config.json`)).json()).demo

describe('a demo world', () => {
  it('fills an empty product on first start, after migrations and seed, as the migration role', async () => {
    const server = await start()
    expect(await orders(server)).toEqual([{ colour: 'blue', run_as: 'postgres' }])
    expect(await isOpen(server)).toBe(true)
    expect(server.engine.demo?.access).toEqual({
      password: 'known-password',
      accounts: [{ label: 'Buyer', email: 'ann@example.test' }],
    })
    expect((await server.client().auth.signInWithPassword(ann)).error).toBeNull()
  })

  it('adds its files, which its scripts can find and backups include', async () => {
    const server = await start()
    expect(await welcome(server)).toEqual(['text/plain', 'A word of welcome.\n'])
    expect(await server.sql('select line from public.journal')).toContainEqual({
      line: 'filed ann/welcome.txt',
    })
    expect(await server.sql('select from _server.storage_files')).toEqual([])
    const backend = await openBackend(server.engine.env)
    const archive = path.join(await ownFolder(), 'backup.tar.gz')
    const { publishableKey, secretKey } = server.engine
    const source = { database: server.databaseUrl, backend, keys: { publishableKey, secretKey } }
    expect(await backUp(source, archive)).toMatchObject({ files: 1, missing: [] })
  })

  it('stores its files in an S3-compatible bucket', async () => {
    const store = await startS3Server('test-key')
    cleanUp.push(store.close)
    const server = await start({
      STORAGE_S3_BUCKET: 'files',
      STORAGE_S3_ENDPOINT: store.url,
      STORAGE_S3_ACCESS_KEY_ID: 'test-key',
      STORAGE_S3_SECRET_ACCESS_KEY: 'test-secret',
    })
    expect(store.objects.size).toBe(1)
    expect(await welcome(server)).toEqual(['text/plain', 'A word of welcome.\n'])
  })

  it('uses the requested language', async () => {
    const server = await start({ DEMO_LANGUAGE: 'fr' })
    expect(await server.sql('select line from public.journal')).toContainEqual({ line: 'ouvert' })
  })

  it('is not loaded again, even after its accounts are deleted', async () => {
    const first = await start()
    await first.sql(`update public.orders set colour = 'red'`)
    const second = await start({ DATABASE_URL: first.databaseUrl })
    expect(await orders(second)).toMatchObject([{ colour: 'red' }])
    await first.sql('delete from auth.users')
    const third = await start({ DATABASE_URL: first.databaseUrl })
    expect(await third.sql('select from auth.users')).toEqual([])
    expect(await isOpen(third)).toBe(true)
  })

  it('is loaded once by servers that start together', async () => {
    const DATABASE_URL = await createDatabase()
    const servers = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })])
    for (const server of servers) {
      expect(await orders(server)).toHaveLength(1)
      expect(await isOpen(server)).toBe(true)
    }
  })

  it('is skipped with DEMO=off and in a product that has users', async () => {
    const real = await start({ DEMO: 'off' })
    expect(await orders(real)).toEqual([])
    expect(await isOpen(real)).toBe(false)
    await real.client().auth.signUp({ email: 'first@example.test', password: 'own-password' })
    const later = await start({ DATABASE_URL: real.databaseUrl })
    expect(await orders(later)).toEqual([])
    expect(await isOpen(later)).toBe(false)
  })

  it('is hidden once DEMO is off', async () => {
    const { databaseUrl } = await start()
    const closed = await start({ DATABASE_URL: databaseUrl, DEMO: 'off' })
    expect(await isOpen(closed)).toBe(false)
    expect(closed.engine.demo?.isOpen).toBe(false)
  })

  it('is skipped if the folder has none', async () => {
    const server = await startTestServer('backup', { DEMO: 'on' })
    cleanUp.push(server.close)
    expect(await isOpen(server)).toBe(false)
  })
})

describe('a demo world with a mistake', () => {
  it('names the file and line, and leaves nothing behind', async () => {
    const folder = await ownFolder()
    await writeFile(
      path.join(folder, 'demo/03_wrong.sql'),
      '-- One line.\n\nselect 1;\nselect lost\nfrom it;\n',
    )
    const DATABASE_URL = await createDatabase()
    await expect(start({ SUPABASE_DIR: folder, DATABASE_URL })).rejects.toMatchObject({
      exitCode: ExitCode.migration,
      message: expect.stringMatching(
        /^demo\/03_wrong\.sql, line 5: .*\nNothing of these files was applied\.$/s,
      ),
    })
    const repaired = await start({ DATABASE_URL, DEMO: 'off' })
    expect(await repaired.sql('select from auth.users')).toEqual([])
    expect(await repaired.sql('select from storage.objects')).toEqual([])
    // The written file is registered, so the next daily cleanup removes it.
    expect(await repaired.sql('select from _server.storage_files')).toHaveLength(1)
    expect(repaired.engine.demo).toBeUndefined()
  })

  it.each([
    ['files/lost/a.txt', 'Bucket not found'],
    ['files/papers/a^b.txt', 'Invalid key'],
  ])('refuses %s if storage does not accept it', async (file, reason) => {
    const folder = await ownFolder()
    await mkdir(path.join(folder, 'demo', path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, 'demo', file), 'x')
    await expect(start({ SUPABASE_DIR: folder })).rejects.toMatchObject({
      exitCode: ExitCode.configuration,
      message: expect.stringMatching(new RegExp(`a.*txt is invalid: ${reason}`)),
    })
  })

  it('refuses invalid demo accounts', async () => {
    const folder = await ownFolder()
    await writeFile(path.join(folder, 'demo/accounts.json'), '{"password": 1}')
    await expect(start({ SUPABASE_DIR: folder })).rejects.toMatchObject({
      exitCode: ExitCode.configuration,
      message: expect.stringContaining('accounts.json is invalid'),
    })
  })
})

it.each([
  [undefined, undefined],
  ['http://localhost:3000', undefined],
  ['http://192.168.1.20:3000', 'is open to your network'],
  ['https://shop.example', 'is public'],
])('warns about a demo at %s: %s', (siteUrl, warning) => {
  const lines = describeDemo({ isOpen: true, access: undefined }, siteUrl)
  expect(lines[0]?.startsWith(`Warning   ${siteUrl} ${warning},`)).toBe(warning ? true : undefined)
})

it('L14 prints the demo accounts, and opens a demo at a public address only on request', async () => {
  const folder = await temporaryFolder()
  cleanUp.push(() => rm(folder, { recursive: true, force: true }))
  const env = { SUPABASE_DIR: fixture, DATABASE_URL: await createDatabase(), LOG_LEVEL: 'info' }
  const server = await spawnServer(folder, env)
  cleanUp.push(() => server.kill('SIGTERM'))
  await untilHealthy(server)
  await expect.poll(server.output).toContain('"msg":"ready"')
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.find(({ msg }) => msg === 'ready').demo).toMatchObject({
    knownPassword: 'known-password',
    accounts: [{ label: 'Buyer', email: 'ann@example.test' }],
  })
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  await server.kill('SIGTERM')

  const SITE_URL = 'https://shop.example'
  const refused = await spawnServer(folder, { ...env, SITE_URL })
  cleanUp.push(() => refused.kill('SIGTERM'))
  expect(await refused.ended).toBe(ExitCode.configuration)
  expect(refused.output()).toContain('DEMO=off')

  const open = await spawnServer(folder, { ...env, SITE_URL, DEMO: 'on' })
  cleanUp.push(() => open.kill('SIGTERM'))
  await untilHealthy(open)
  await expect.poll(open.output).toContain('"level":40')
  expect(open.output()).toContain('https://shop.example is public')
  expect(open.output()).toContain('DEMO=off')
})
