import { statfs } from 'node:fs/promises'
import type { Log } from './log.ts'

interface Queryable {
  query(text: string, values?: unknown[]): Promise<unknown>
}

/** Notes what happened last of its kind. A database that an older server made has no place for it yet. */
export async function noteOperation(db: Queryable, name: string, details: object): Promise<void> {
  try {
    await db.query(
      `insert into _server.operations (name, details) values ($1, $2)
       on conflict (name) do update set noted_at = now(), details = excluded.details`,
      [name, JSON.stringify(details)],
    )
  } catch (error) {
    if ((error as { code?: string }).code !== '42P01') throw error
  }
}

const diskInterval = 10 * 60_000

/** Notes how much room the data folder's disk has, now and from time to time. Answers how to stop it. */
export function watchDisk(db: Queryable, folder: string, log: Log): () => void {
  const look = async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    await noteOperation(db, 'disk', { free: bavail * bsize, total: blocks * bsize })
  }
  const run = () => void look().catch((error: unknown) => log.warn({ err: error }, 'disk not measured'))
  run()
  const timer = setInterval(run, diskInterval)
  timer.unref()
  return () => clearInterval(timer)
}
