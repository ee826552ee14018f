import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, temporaryFolder } from '../testing/server.ts'

it('lets migrations and seeds use extensions without naming their schema, from the first start', async () => {
  const databaseUrl = await createDatabase()
  const owner = new Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(`alter database ${owner.database} reset search_path`)
  await owner.end()
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'migrations'))
  const migration = 'create table doors (id uuid default uuid_generate_v4(), code text);'
  await writeFile(path.join(folder, 'migrations/1_doors.sql'), migration)
  await writeFile(
    path.join(folder, 'seed.sql'),
    `insert into doors (code) values (crypt('open', gen_salt('bf', 4)));`,
  )
  const server = await startTestServer('', { SUPABASE_DIR: folder, DATABASE_URL: databaseUrl })
  const opened = `select code = extensions.crypt('open', code) as opened from public.doors`
  expect(await server.sql(opened)).toEqual([{ opened: true }])
  await server.close()
})
