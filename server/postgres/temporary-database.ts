import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Log } from '../log.ts'
import { startCluster } from './cluster.ts'
import { type Database, openDatabase, type Preparation } from './database.ts'

/** A PostgreSQL of its own, prepared as a server's is, gone afterwards. */
export async function withTemporaryDatabase<T>(
  preparation: Preparation,
  log: Log,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(path.join(tmpdir(), 'database-'))
  try {
    // PostgreSQL's own account must be able to pass through.
    await chmod(place, 0o711)
    const cluster = await startCluster(place, randomBytes(16).toString('hex'), log)
    try {
      const db = await openDatabase(cluster.url, log, preparation)
      try {
        return await work(db)
      } finally {
        await db.close()
      }
    } finally {
      await cluster.stop()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
