import { statfs } from 'node:fs/promises'
import type { Env } from './config/env.ts'
import type { Log } from './log.ts'
import { isEmailMissing } from './mail/service.ts'

export interface Queryable {
  query(text: string, values?: unknown[]): Promise<unknown>
}

/** Records the latest run of an operation. A database created by an older server doesn't have the table yet. */
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

/** Short enough to show; S3's errors have a name, those of a disk a code. */
export function reasonOf({ name, message, code }: Error & { code?: string }): string {
  return (code ?? (name === 'Error' ? message : name)).slice(0, 200)
}

/** What the environment says about this installation, for those who set it up. */
export function noteInstallation(db: Queryable, env: Env): Promise<void> {
  return noteOperation(db, 'installation', { siteUrl: env.SITE_URL ?? null, email: !isEmailMissing(env) })
}

const diskInterval = 10 * 60_000

/** Records free disk space now and every ten minutes. Returns a function that stops it. */
export function watchDisk(db: Queryable, folder: string, log: Log): () => void {
  const look = async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    await noteOperation(db, 'disk', { free: bavail * bsize, total: blocks * bsize })
  }
  const run = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, 'could not measure disk space'))
  run()
  const timer = setInterval(run, diskInterval)
  timer.unref()
  return () => clearInterval(timer)
}
