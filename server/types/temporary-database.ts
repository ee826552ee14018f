import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SupabaseConfig } from '../config/supabase.ts'
import { createLog } from '../log.ts'
import { migrate } from '../migrate/migrate.ts'
import { startCluster } from '../postgres/cluster.ts'
import { type Database, openDatabase } from '../postgres/database.ts'

/** A PostgreSQL of its own with the folder's migrations, gone afterwards. */
export async function withTemporaryDatabase<T>(
  folder: string,
  config: SupabaseConfig,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const log = createLog('silent')
  const place = await mkdtemp(path.join(tmpdir(), 'database-'))
  // PostgreSQL's own account must be able to pass through.
  await chmod(place, 0o711)
  const cluster = await startCluster(place, randomBytes(16).toString('hex'), log)
  try {
    const withoutSeed = { ...config, db: { ...config.db, seed: { ...config.db.seed, enabled: false } } }
    const db = await openDatabase(cluster.url, log, {
      exposeNewTables: config.api.auto_expose_new_tables,
      afterBootstrap: (client) => migrate(client, folder, withoutSeed, log),
    })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await cluster.stop()
    await rm(place, { recursive: true, force: true })
  }
}
