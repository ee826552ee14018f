import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer, temporaryFolder } from '../testing/server.ts'

async function startWith(sql: string) {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'migrations'))
  await writeFile(path.join(folder, 'migrations/1_extension.sql'), sql)
  return startTestServer('', { SUPABASE_DIR: folder })
}

it.each([
  'CREATE EXTENSION pg_cron',
  'create extension if not exists "pg_cron" with schema extensions cascade',
])('lets a migration run "%s" and use it', async (statement) => {
  const server = await startWith(`${statement};\nselect cron.schedule('x', '0 3 * * *', 'select 1');`)
  expect(await server.sql('select jobname from cron.job')).toEqual([{ jobname: 'x' }])
  await server.close()
})

it("doesn't hide that other extensions are missing", async () => {
  await expect(startWith('create extension pg_cronology;')).rejects.toThrow(
    /migrations\/1_extension\.sql, line 1: extension "pg_cronology" is not available/,
  )
})
