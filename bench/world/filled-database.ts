import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { readSupabaseConfig } from '../../server/config/supabase.ts'
import { createLog } from '../../server/log.ts'
import { migrate } from '../../server/migrate/migrate.ts'
import type { Database } from '../../server/postgres/database.ts'
import { withTemporaryDatabase } from '../../server/postgres/temporary-database.ts'

export interface World {
  db: Database
  /** The owner's connection, which can switch to any role. */
  client: Client
}

interface Filling {
  /** SQL that writes the rows, and reads the sizes as `bench.*`. */
  script: string
  sizes: Record<string, number>
  /** The largest tables: their indexes are rebuilt at the end, much faster than adding entries one by one. */
  largest?: readonly string[]
}

export const config = readSupabaseConfig('supabase')

/** The product's database with its migrations and seed, filled by a script, deleted afterward. */
export function withFilledDatabase<T>(filling: Filling, work: (world: World) => Promise<T>): Promise<T> {
  const log = createLog('silent')
  const preparation = {
    exposeNewTables: config.api.auto_expose_new_tables,
    afterBootstrap: (client: Client) => migrate(client, 'supabase', config, log),
  }
  return withTemporaryDatabase(preparation, log, async (db) => {
    const client = new Client(db.owner)
    await client.connect()
    try {
      await fill(client, filling)
      return await work({ db, client })
    } finally {
      await client.end()
    }
  })
}

async function fill(client: Client, { script, sizes, largest = [] }: Filling): Promise<void> {
  for (const [name, count] of Object.entries(sizes)) await client.query(`set bench.${name} = ${count}`)
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'`)
  const { rows } = await client.query<{ index: string; definition: string }>(
    `select indexrelid::regclass::text as index, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [largest],
  )
  for (const { index } of rows) await client.query(`drop index ${index}`)
  await client.query(await readFile(script, 'utf8'))
  for (const { definition } of rows) await client.query(definition)
  await client.query('reset session_replication_role; reset work_mem; reset maintenance_work_mem')
  await client.query('vacuum analyze')
}
