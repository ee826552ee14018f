import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { readSupabaseConfig } from '../../server/config/supabase.ts'
import { createLog } from '../../server/log.ts'
import { migrate } from '../../server/migrate/migrate.ts'
import { withTemporaryDatabase } from '../../server/postgres/temporary-database.ts'

/** The product's database after years of use, with as many accounts as requested, deleted afterward. */
export function withAccounts<T>(count: number, work: (client: Client) => Promise<T>): Promise<T> {
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
      await client.query(
        `set bench.accounts = ${count}; set session_replication_role = replica; set synchronous_commit = off;
         set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
      )
      await client.query(await readFile(path.join(import.meta.dirname, 'world.sql'), 'utf8'))
      await client.query('reset session_replication_role; reset work_mem; reset maintenance_work_mem')
      await client.query('vacuum analyze')
      return await work(client)
    } finally {
      await client.end()
    }
  })
}
