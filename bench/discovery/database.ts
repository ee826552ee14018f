import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { readSupabaseConfig } from '../../server/config/supabase.ts'
import { createLog } from '../../server/log.ts'
import { migrate } from '../../server/migrate/migrate.ts'
import { withTemporaryDatabase } from '../../server/postgres/temporary-database.ts'

const cards = 'private.candidate_cards'

/** The product's database with as many findable candidates as requested, deleted afterward. */
export function withCandidates<T>(count: number, work: (client: Client) => Promise<T>): Promise<T> {
  const log = createLog('silent')
  const config = readSupabaseConfig('supabase')
  const preparation = {
    exposeNewTables: config.api.auto_expose_new_tables,
    afterBootstrap: (client: Client) => migrate(client, 'supabase', config, log),
  }
  return withTemporaryDatabase(preparation, log, async (db) => {
    const client = new Client(db.owner)
    await client.connect()
    try {
      await fill(client, count)
      return await work(client)
    } finally {
      await client.end()
    }
  })
}

/** Indexes are rebuilt once the rows exist: much faster than adding entries one by one, and as well packed. */
async function fill(client: Client, count: number): Promise<void> {
  await client.query(
    `set bench.cards = ${count}; set session_replication_role = replica; set synchronous_commit = off`,
  )
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'`)
  const { rows } = await client.query<{ index: string; definition: string }>(
    `select indexrelid::regclass::text as index, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = '${cards}'::regclass and not indisprimary`,
  )
  for (const { index } of rows) await client.query(`drop index ${index}`)
  await client.query(await readFile(path.join(import.meta.dirname, 'world.sql'), 'utf8'))
  for (const { definition } of rows) await client.query(definition)
  await client.query('reset session_replication_role; reset work_mem; reset maintenance_work_mem')
  await client.query('vacuum analyze')
}
