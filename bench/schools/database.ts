import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { readSupabaseConfig } from '../../server/config/supabase.ts'
import { createLog } from '../../server/log.ts'
import { migrate } from '../../server/migrate/migrate.ts'
import { withTemporaryDatabase } from '../../server/postgres/temporary-database.ts'

interface World {
  students: number
  /** How many of 60 missions each student has tried, on average. */
  tries: number
}

/** The product's database with two schools of this size, deleted afterward. */
export function withSchools<T>({ students, tries }: World, work: (client: Client) => Promise<T>): Promise<T> {
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
      await client.query(`set bench.students = ${students}; set bench.tries = ${tries}`)
      await client.query('set session_replication_role = replica; set synchronous_commit = off')
      await client.query(await readFile(path.join(import.meta.dirname, 'world.sql'), 'utf8'))
      await client.query('reset session_replication_role')
      await client.query('vacuum analyze')
      return await work(client)
    } finally {
      await client.end()
    }
  })
}

/** The ID that the world gave to something. */
export async function idOf(client: Client, kind: string, nth: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select md5($1)::uuid as id`, [`${kind} ${nth}`])
  return rows[0]!.id
}
