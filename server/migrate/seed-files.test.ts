import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { startTestServer, temporaryFolder } from '../testing/server.ts'
import { seedFiles } from './seed-files.ts'

let folder: string
beforeAll(async () => {
  folder = path.join(await temporaryFolder(), 'odd [1] name')
  await mkdir(path.join(folder, 'seeds/more'), { recursive: true })
  for (const name of ['seed.sql', 'seeds/2.b.sql', 'seeds/1-a.sql', 'seeds/10.sql', 'seeds/notes.md']) {
    await writeFile(path.join(folder, name), `insert into public.seeded (name) values ('${name}');`)
  }
  await writeFile(path.join(folder, 'seeds/more/3.sql'), '')
})

it.each([
  ['./seed.sql', ['seed.sql']],
  ['seeds/*.sql', ['seeds/1-a.sql', 'seeds/10.sql', 'seeds/2.b.sql']],
  ['./seeds/?.sql', []],
  ['./seeds/?.?.sql', ['seeds/2.b.sql']],
  ['seeds/[2-9]*', ['seeds/2.b.sql']],
  ['seeds/[^1]*.sql', ['seeds/2.b.sql']],
  ['*/*/*.sql', ['seeds/more/3.sql']],
  ['./seeds/../seed.sql', ['seed.sql']],
  ['seeds', []],
  ['missing/*.sql', []],
])('%s', async (pattern, expected) => {
  const found = await seedFiles(folder, pattern)
  expect(found.map((file) => path.relative(folder, file))).toEqual(expected)
})

it('accepts an absolute path', async () => {
  const file = path.join(await temporaryFolder(), 'elsewhere.sql')
  await writeFile(file, '')
  expect(await seedFiles(folder, file)).toEqual([file])
})

it('D10 applies each file of a split seed once, regardless of what recorded it', async () => {
  await mkdir(path.join(folder, 'migrations'))
  await writeFile(
    path.join(folder, 'migrations/1_seeded.sql'),
    'create table seeded (id int generated always as identity, name text);',
  )
  await writeFile(
    path.join(folder, 'config.toml'),
    '[db.seed]\nsql_paths = ["./seeds/2*.sql", "./seeds/*.sql", "./none/*.sql"]',
  )
  let server = await startTestServer('', { SUPABASE_DIR: folder, LOG_LEVEL: 'silent' })
  const rows = await server.sql<{ name: string }>('select name from public.seeded order by id')
  expect(rows.map((row) => row.name)).toEqual(['seeds/2.b.sql', 'seeds/1-a.sql', 'seeds/10.sql'])
  const recorded = () =>
    server.sql<{ path: string }>('select path from supabase_migrations.seed_files order by path')
  const asTheCliDoes = [
    { path: 'supabase/seeds/1-a.sql' },
    { path: 'supabase/seeds/10.sql' },
    { path: 'supabase/seeds/2.b.sql' },
  ]
  expect(await recorded()).toEqual(asTheCliDoes)
  // One recorded as older servers did, the others as Supabase's CLI does.
  await server.sql(
    `update supabase_migrations.seed_files set path = 'seeds/10.sql' where path = 'supabase/seeds/10.sql'`,
  )
  await server.close()
  server = await startTestServer('', {
    SUPABASE_DIR: folder,
    LOG_LEVEL: 'silent',
    DATABASE_URL: server.databaseUrl,
  })
  expect(await server.sql('select count(*)::int as seeded from public.seeded')).toEqual([{ seeded: 3 }])
  expect(await recorded()).toEqual(asTheCliDoes)
  await server.close()
})
