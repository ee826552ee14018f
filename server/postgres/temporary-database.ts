import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import type { Log } from '../log.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Database, openDatabase, type Preparation } from './database.ts'

/** A temporary PostgreSQL, prepared like a server's and removed afterwards, even if a signal ends the process. */
export async function withTemporaryDatabase<T>(
  preparation: Preparation,
  log: Log,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(path.join(tmpdir(), 'database-'))
  // PostgreSQL's own account must be able to enter.
  await chmod(place, 0o711)
  const starting = startCluster(place, randomBytes(16).toString('hex'), log)
  const forgetSignals = onSignal(() => remove(starting, place))
  try {
    const db = await openDatabase((await starting).url, log, preparation)
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await remove(starting, place)
    forgetSignals()
  }
}

async function remove(starting: Promise<Cluster>, place: string): Promise<void> {
  await starting.then(
    (cluster) => cluster.stop(),
    () => undefined,
  )
  await rm(place, { recursive: true, force: true })
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** PostgreSQL has its own process group and would outlive a process ended by a signal. */
export function onSignal(leave: () => Promise<void>): () => void {
  const end = (signal: (typeof signals)[number]) => {
    // Pending work fails now, and nothing waits for it.
    process.on('uncaughtException', () => undefined)
    leave().finally(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
