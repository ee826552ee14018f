import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('rest', { SUPABASE_SECRET_KEY: 'sb_secret_given' })
})
afterAll(() => server.close())

async function keys(...words: string[]): Promise<string> {
  const { env } = server.engine
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'keys.ts'), ...words],
    {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: server.databaseUrl,
        DATA_DIR: env.DATA_DIR,
        SUPABASE_DIR: env.SUPABASE_DIR,
        SUPABASE_SECRET_KEY: 'sb_secret_given',
      },
    },
  )
  return stdout
}

it("shows a running server's keys, and each of them works", async () => {
  const shown = Object.fromEntries(
    (await keys('show'))
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/, 2)),
  )
  expect(shown).toMatchObject({ publishable: server.engine.publishableKey, secret: 'sb_secret_given' })
  const status = async (apikey: string) =>
    (await fetch(`${server.url}/rest/v1/secrets`, { headers: { apikey } })).status
  expect(await status(shown.anon)).toBe(401)
  expect((await fetch(`${server.url}/rest/v1/books`, { headers: { apikey: shown.anon } })).status).toBe(200)
  expect(await status(shown.service_role)).toBe(200)
  expect(await status(shown.secret)).toBe(200)
})

it('prints its usage', async () => {
  await expect(keys('constructor')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('show | rotate'),
  })
})
