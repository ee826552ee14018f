import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { readSupabaseConfig } from '../../server/config/supabase.ts'
import { createLog } from '../../server/log.ts'
import { migrate } from '../../server/migrate/migrate.ts'
import type { Database } from '../../server/postgres/database.ts'
import { withTemporaryDatabase } from '../../server/postgres/temporary-database.ts'

/** How many rows of each there are. */
export interface Size {
  missions: number
  people: number
  enrollments: number
  organizations: number
}

export interface World {
  db: Database
  /** The owner's connection, which can switch to any role. */
  client: Client
}

export const config = readSupabaseConfig('supabase')

/** The product's database with its migrations and seed, filled to the requested size, deleted afterward. */
export function withWorld<T>(size: Size, work: (world: World) => Promise<T>): Promise<T> {
  const log = createLog('silent')
  const preparation = {
    exposeNewTables: config.api.auto_expose_new_tables,
    afterBootstrap: (client: Client) => migrate(client, 'supabase', config, log),
  }
  return withTemporaryDatabase(preparation, log, async (db) => {
    const client = new Client(db.owner)
    await client.connect()
    try {
      await fill(client, size)
      return await work({ db, client })
    } finally {
      await client.end()
    }
  })
}

async function fill(client: Client, size: Size): Promise<void> {
  for (const [name, count] of Object.entries(size)) await client.query(`set bench.${name} = ${count}`)
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  await client.query(await readFile(path.join(import.meta.dirname, 'world.sql'), 'utf8'))
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze')
  await client.query(`set search_path to public, extensions`)
}
