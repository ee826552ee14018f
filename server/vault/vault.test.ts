import { afterAll, beforeAll, expect, it } from 'vitest'
import { asRole } from '../testing/as-role.ts'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('mail')
})
afterAll(() => server.close())

it.each(['postgres', 'service_role'])('lets %s store, read and change a secret', async (role) => {
  const [made] = await asRole(server, role, `select vault.create_secret('s3cret', $1, 'for tests') as id`, [
    `key of ${role}`,
  ])
  const read = () =>
    asRole(
      server,
      role,
      'select name, description, decrypted_secret from vault.decrypted_secrets where id = $1',
      [made!.id],
    )
  expect(await read()).toEqual([
    { name: `key of ${role}`, description: 'for tests', decrypted_secret: 's3cret' },
  ])
  await asRole(server, role, `select vault.update_secret($1, 'été €')`, [made!.id])
  expect(await read()).toMatchObject([{ description: 'for tests', decrypted_secret: 'été €' }])
  await asRole(server, role, `select vault.update_secret($1, new_name := 'renamed ' || $2)`, [made!.id, role])
  expect(await read()).toMatchObject([{ name: `renamed ${role}`, decrypted_secret: 'été €' }])
})

it('stores only ciphertext, and the same value looks different each time', async () => {
  const texts = await Promise.all(
    [1, 2].map(async () => {
      const [row] = await server.sql(`select vault.create_secret('plain words') as id`)
      const [kept] = await server.sql<{ whole: string; secret: string }>(
        'select secret, to_jsonb(secrets)::text as whole from vault.secrets where id = $1',
        [row!.id],
      )
      expect(kept!.whole).not.toContain('plain words')
      expect(Buffer.from(kept!.secret, 'base64').toString('latin1')).not.toContain('plain words')
      return kept!.secret
    }),
  )
  expect(texts[0]).not.toBe(texts[1])
})

it('refuses a duplicate name but allows any number of unnamed secrets', async () => {
  await server.sql(
    `select vault.create_secret('a', 'once'), vault.create_secret('b'), vault.create_secret('c')`,
  )
  await expect(server.sql(`select vault.create_secret('d', 'once')`)).rejects.toThrow('duplicate key')
})

it.each(['anon', 'authenticated', 'authenticator'])('refuses %s', async (role) => {
  for (const sql of [
    'select * from vault.secrets',
    'select * from vault.decrypted_secrets',
    `select vault.create_secret('x')`,
    `select vault._decrypt('x')`,
  ]) {
    await expect(asRole(server, role, sql), sql).rejects.toThrow('permission denied for schema vault')
  }
})

it("contains the project's address and keeps it up to date", async () => {
  const address = (on: TestServer) =>
    on.sql(`select decrypted_secret as url from vault.decrypted_secrets where name = 'project_url'`)
  expect(await address(server)).toEqual([{ url: server.url }])
  const DATABASE_URL = await createDatabase()
  const started = await Promise.all([1, 2].map(() => startTestServer('mail', { DATABASE_URL })))
  const SITE_URL = 'https://essor.example'
  const moved = await startTestServer('mail', { DATABASE_URL, SITE_URL })
  try {
    expect(await address(moved)).toEqual([{ url: SITE_URL }])
  } finally {
    await Promise.all([...started, moved].map((one) => one.close()))
  }
})
