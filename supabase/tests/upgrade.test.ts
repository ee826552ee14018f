import { cp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Baseline, readBaseline } from '../../server/migrate/baseline.ts'
import { listMigrationFiles } from '../../server/migrate/migration-files.ts'
import { readSqlFile } from '../../server/migrate/run-files.ts'
import { createDatabase } from '../../server/testing/databases.ts'
import { temporaryFolder } from '../../server/testing/server.ts'
import { catalogOf } from './catalog.ts'
import {
  createDemoDatabase,
  createProductDatabase,
  fillDemo,
  migrateProduct,
  supabaseFolder,
} from './people.ts'

const connect = async (connectionString: string) => {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

const hashesOf = async (files: string[]) =>
  Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, (await readSqlFile(supabaseFolder, `migrations/${file}`)).hash]),
    ),
  )

/** Tables that have another name since the first release. */
const renamed: Record<string, string> = { 'public.job_needs': 'public.openings' }

describe('an upgrade from the first release', () => {
  let baseline: Baseline
  let newer: string[]
  beforeAll(async () => {
    baseline = (await readBaseline(supabaseFolder))!
    const present = (await listMigrationFiles(supabaseFolder)).map(({ file }) => path.basename(file))
    newer = present.filter((file) => !(file in baseline.files))
  })

  it('starts from released migrations, which never change', async () => {
    expect(await hashesOf(Object.keys(baseline.files))).toEqual(baseline.files)
  })

  it('only adds migrations after them', () => {
    const last = Object.keys(baseline.files).sort().at(-1)!
    expect(newer.filter((file) => file < last)).toEqual([])
  })

  describe('with the demo world in it', () => {
    let upgraded: Client
    let fresh: Client
    let rowsBefore: Record<string, number>
    beforeAll(async () => {
      upgraded = await connect(await createReleased())
      rowsBefore = await countRows(upgraded)
      await migrateProduct(upgraded)
      fresh = await connect(await createProductDatabase())
    }, 300_000)
    afterAll(() => Promise.all([upgraded.end(), fresh.end()]))

    it('leads to the same schema as a new installation', async () => {
      const [after, expected] = [new Set(await catalogOf(upgraded)), new Set(await catalogOf(fresh))]
      expect(expected.size).toBeGreaterThan(5000)
      expect([...after].filter((line) => !expected.has(line))).toEqual([])
      expect([...expected].filter((line) => !after.has(line))).toEqual([])
    })

    it('keeps every row', async () => {
      const rows = await countRows(upgraded)
      expect(rowsBefore['public.profiles']).toBeGreaterThan(10)
      const lost = Object.entries(rowsBefore).filter(
        ([table, count]) => (rows[renamed[table] ?? table] ?? 0) < count,
      )
      expect(lost).toEqual([])
    })
  })

  /**
   * The demo world as the first release loaded it: files in `released-demo` are what it had in place of today's, and a
   * file that begins with "Newer than the first release" wasn't there. Without newer migrations, every demo database is one.
   */
  async function createReleased(): Promise<string> {
    if (newer.length === 0) return createDemoDatabase()
    const folder = await temporaryFolder()
    await cp(supabaseFolder, folder, {
      recursive: true,
      filter: (from) => !from.includes('/tests') && !newer.includes(path.basename(from)),
    })
    const demo = path.join(folder, 'demo')
    for (const file of (await readdir(demo)).filter((name) => name.endsWith('.sql')))
      if ((await readFile(path.join(demo, file), 'utf8')).startsWith('-- Newer than the first release'))
        await rm(path.join(demo, file))
    await cp(path.join(supabaseFolder, 'tests/released-demo'), demo, { recursive: true })
    const url = await createDatabase()
    const client = await connect(url)
    await migrateProduct(client, folder)
    await fillDemo(client, folder)
    await client.end()
    await rm(folder, { recursive: true })
    return url
  }
})

async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; count: string }>(
    `select format('%s.%s', table_schema, table_name) as name, (xpath(
       '/row/count/text()', query_to_xml(format('select count(*) from %I.%I', table_schema, table_name), true, true, '')
     ))[1]::text as count
     from information_schema.tables
     where table_schema in ('public', 'private', 'auth', 'storage') and table_type = 'BASE TABLE'`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}
