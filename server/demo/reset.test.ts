import { execFile } from 'node:child_process'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { startServer } from '../server.ts'
import { startTestServer, type TestServer, temporaryFolder } from '../testing/server.ts'
import { startedBefore } from '../testing/started-before.ts'

const fixture = path.join(import.meta.dirname, '../testing/demo')
const ann = { email: 'ann@example.test', password: 'known-password' }

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

async function ownFolder(): Promise<string> {
  const folder = await temporaryFolder()
  cleanUp.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer('demo', { DEMO: 'on', ...env })
  cleanUp.push(server.close)
  return server
}

/** Runs `npm run demo:reset` the way a person does. */
function reset(env: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const file = path.join(import.meta.dirname, '../cli/demo-reset.ts')
    const { PATH = '', HOME = '' } = process.env
    execFile(
      process.execPath,
      ['--import', 'tsx', file],
      { env: { PATH, HOME, SUPABASE_DIR: fixture, ...env }, cwd: path.resolve('.') },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

const resetRunning = ({ databaseUrl, engine }: TestServer) =>
  reset({ DATABASE_URL: databaseUrl, DATA_DIR: engine.env.DATA_DIR, SUPABASE_DIR: engine.env.SUPABASE_DIR })

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

it('restores everything while the server runs', async () => {
  const folder = await ownFolder()
  await cp(fixture, folder, { recursive: true })
  const first = await start({ SUPABASE_DIR: folder })
  // Reference rows added by a later release belong to the initial state, too.
  await writeFile(
    path.join(folder, 'migrations/20260202000000_more.sql'),
    `insert into public.colours values ('violet');`,
  )
  const server = await start({ SUPABASE_DIR: folder, DATABASE_URL: first.databaseUrl })
  const world = async () => ({
    colours: await server.sql('select name, note from public.colours order by name'),
    orders: await server.sql('select id, buyer, colour from public.orders'),
    count: await server.sql('select orders::int from public.order_count'),
    journal: await server.sql('select id, line from public.journal'),
    users: await server.sql('select id, email from auth.users'),
    buckets: await server.sql('select id, public from storage.buckets'),
    objects: await server.sql('select bucket_id, name from storage.objects'),
    messages: await server.sql('select from realtime.messages'),
  })
  const began = await world()
  expect(began.colours.map(({ name }) => name)).toEqual(['blue', 'green', 'red', 'violet'])

  const client = server.client()
  await client.auth.signInWithPassword(ann)
  const token = (await client.auth.getSession()).data.session!.access_token
  const service = server.client(server.engine.secretKey)
  await server.client().auth.signUp({ email: 'new@example.test', password: 'own-password' })
  await service.storage.from('papers').upload('a.txt', 'a')
  await service.storage.from('papers').update('ann/welcome.txt', 'Changed.')
  await server.sql(`
    update public.colours set note = 'changed';
    delete from public.colours where name = 'green';
    insert into public.colours values ('pink');
    insert into public.orders (colour) values ('pink'), ('red');
    insert into public.journal (line) values ('more');
    select realtime.send('{}', 'e', 't', false);
  `)
  const storage = path.join(server.engine.env.DATA_DIR, 'storage')
  expect(await filesBelow(storage)).toHaveLength(2)

  const { code, output } = await resetRunning(server)
  expect(output).toMatch(/^Demo world reset: \d+ rows loaded, 2 old files removed\.\n$/)
  expect(code).toBe(0)
  expect(await world()).toEqual({ ...began, count: [{ orders: 1 }] })
  expect(await filesBelow(storage)).toHaveLength(1)
  const welcome = await fetch(`${server.url}/storage/v1/object/public/papers/ann/welcome.txt`)
  expect(await welcome.text()).toBe('A word of welcome.\n')
  expect(await server.sql('select from _server.storage_files')).toEqual([])
  const next = await server.sql(`insert into public.orders (colour) values ('red') returning id::int`)
  expect(next).toEqual([{ id: 2 }])

  // Everyone is signed out and can sign in again right away.
  const headers = { apikey: server.engine.publishableKey, authorization: `Bearer ${token}` }
  await expect.poll(async () => (await fetch(`${server.url}/rest/v1/orders`, { headers })).status).toBe(401)
  expect((await client.auth.signInWithPassword(ann)).error).toBeNull()
  expect((await client.auth.getUser()).data.user?.email).toBe(ann.email)
  expect((await fetch(`${server.url}/config.json`).then((answer) => answer.json())).demo).toBe(true)
})

it('works on a stopped server', async () => {
  const place = { DATA_DIR: await ownFolder(), SUPABASE_DIR: fixture }
  await startedBefore(place.DATA_DIR)
  const change = async (sql: string) => {
    const server = await startServer({ ...place, PORT: '0', LOG_LEVEL: 'error' })
    const { rows } = await server.engine.db.admin.query(sql).finally(server.close)
    return rows
  }
  await change(`insert into public.colours values ('pink')`)
  expect(await reset(place)).toMatchObject({ code: 0 })
  expect(await change('select from public.colours')).toHaveLength(3)
})

it('refuses if no demo world was loaded', async () => {
  const refusal = { code: 2, output: expect.stringContaining('No demo world was loaded') }
  const real = await start({ DEMO: 'off' })
  await real.sql(`insert into public.colours values ('pink')`)
  expect(await resetRunning(real)).toMatchObject(refusal)
  expect(await real.sql('select from public.colours')).toHaveLength(4)

  const folder = await ownFolder()
  expect(await reset({ DATA_DIR: folder })).toMatchObject(refusal)
  expect(await readdir(folder)).toEqual([])
})

it('refuses a database from another release, and changes nothing', async () => {
  const server = await start({})
  await server.sql(`insert into supabase_migrations.schema_migrations values ('20990101000000')`)
  expect(await resetRunning(server)).toMatchObject({
    code: 2,
    output: expect.stringContaining('different migrations than this release'),
  })
  expect(await server.sql('select from auth.users')).toHaveLength(1)
})
