import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSupabaseConfig } from '../config/supabase.ts'
import { ExitCode } from '../failure.ts'
import { createLog } from '../log.ts'
import { createDatabase } from '../testing/databases.ts'
import { temporaryFolder } from '../testing/server.ts'
import { currentVersions } from './baseline.ts'
import { migrate } from './migrate.ts'

let client: Client
let folder: string
beforeEach(async () => {
  client = new Client({ connectionString: await createDatabase() })
  await client.connect()
  folder = await project({ '1_doors': 'create table doors (id int);' })
})
afterEach(() => client.end())

async function project(migrations: Record<string, string>): Promise<string> {
  const place = await temporaryFolder()
  await mkdir(path.join(place, 'migrations'))
  for (const [name, sql] of Object.entries(migrations)) await write(place, name, sql)
  return place
}
const write = (place: string, name: string, sql: string) =>
  writeFile(path.join(place, `migrations/${name}.sql`), sql)
const start = (place = folder) => migrate(client, place, readSupabaseConfig(place, {}), createLog('silent'))
const rows = async (sql: string) => (await client.query(sql)).rows
const recorded = async () =>
  (await rows('select version from supabase_migrations.schema_migrations order by version')).map(
    ({ version }) => version,
  )

describe('an applied migration', () => {
  it('is refused once it has changed, before anything new is applied', async () => {
    await start()
    await write(folder, '1_doors', 'create table doors (id bigint);')
    await write(folder, '2_keys', 'create table keys (id int);')
    await expect(start()).rejects.toMatchObject({
      exitCode: ExitCode.migration,
      message: expect.stringMatching(
        /^migrations\/1_doors\.sql has changed since .*\n.*restore the file, and put the change into a new migration\.\n.*"npm run db:reset"/,
      ),
    })
    expect(await rows(`select to_regclass('public.keys') as keys`)).toEqual([{ keys: null }])
    await write(folder, '1_doors', 'create table doors (id int);')
    await start()
    expect(await recorded()).toEqual(['1', '2'])
  })

  it('is accepted as it is if Supabase’s CLI applied it, and watched from then on', async () => {
    await start()
    await client.query('delete from _server.migration_hashes')
    await write(folder, '1_doors', 'create table doors (id int); -- the same')
    await start()
    await write(folder, '1_doors', 'create table doors (id int);')
    await expect(start()).rejects.toThrow('1_doors.sql has changed')
  })
})

describe('a baseline', () => {
  const folded = 'create table doors (id int, code text);'
  async function foldedProject(): Promise<string> {
    const place = await project({ '3_all': folded, '4_later': 'alter table doors add label text;' })
    const hash = createHash('sha256').update(folded).digest('hex')
    const baseline = { files: { '3_all.sql': hash }, replaces: ['1', '2'] }
    await writeFile(path.join(place, 'baseline.json'), JSON.stringify(baseline))
    return place
  }

  it('counts as applied in a database that has every migration it replaces', async () => {
    await write(folder, '2_codes', 'alter table doors add code text;')
    await start()
    await client.query(`insert into doors values (7, 'open')`)
    const place = await foldedProject()
    await start(place)
    await start(place)
    expect(await recorded()).toEqual(['3', '4'])
    expect(await rows('select version from _server.migration_hashes order by version')).toEqual([
      { version: '3' },
      { version: '4' },
    ])
    expect(await rows('select * from doors')).toEqual([{ id: 7, code: 'open', label: null }])
    await write(place, '3_all', `${folded} -- edited`)
    await expect(start(place)).rejects.toThrow('3_all.sql has changed')
  })

  it('is refused in a database that lacks some of them', async () => {
    await start()
    await expect(start(await foldedProject())).rejects.toMatchObject({
      exitCode: ExitCode.migration,
      message: expect.stringContaining('lacks 1 of its migrations, from 2 on'),
    })
    expect(await recorded()).toEqual(['1'])
  })

  it('creates a new database', async () => {
    await start(await foldedProject())
    expect(await recorded()).toEqual(['3', '4'])
  })

  it('translates what a backup of an earlier version requires', () => {
    const baseline = { files: { '3_all.sql': '' }, replaces: ['1', '2'] }
    expect(currentVersions(baseline, ['1', '2', '4'])).toEqual(['3', '4'])
    expect(currentVersions(baseline, ['1'])).toEqual(['1'])
    expect(currentVersions(baseline, ['3', '4'])).toEqual(['3', '4'])
    expect(currentVersions(undefined, ['1'])).toEqual(['1'])
  })
})
