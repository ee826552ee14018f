import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import { asService } from './actor.ts'
import type { Backend } from './backend/backend.ts'

const uploadGrace = '24 hours'
/** For a request that is still joining the parts of an upload. */
const partGrace = '15 minutes'
const sweepEvery = 15 * 60_000
const sweptAtOnce = 100

/**
 * Keeps files and rows in step. A version is recorded before its file is written, and the row that uses it takes it
 * off the list (a trigger does that in the row's own transaction). A version whose row is deleted is recorded again.
 * So anything a crash leaves behind is known and removed later.
 */
export class Files {
  private readonly pool: Pool
  private readonly backend: Backend
  private readonly log: Log
  private timer: NodeJS.Timeout | undefined
  private sweeping: Promise<void> = Promise.resolve()

  constructor(pool: Pool, backend: Backend, log: Log) {
    this.pool = pool
    this.backend = backend
    this.log = log
  }

  /** Records a version whose file is about to be written. */
  async announce(version: string, grace = uploadGrace): Promise<void> {
    await this.pool.query(
      'insert into _server.storage_files (version, delete_after) values ($1, now() + $2::interval)',
      [version, grace],
    )
  }

  /** Removes the files that no row refers to. The sweep retries failures. */
  async discard(versions: string[]): Promise<void> {
    if (!versions.length) return
    try {
      await this.removeListed('delete from _server.storage_files where version = any($1) returning version', [
        versions,
      ])
    } catch (error) {
      this.log.warn({ err: error }, 'could not remove files yet')
    }
  }

  startSweeping(): void {
    this.timer = setInterval(() => this.sweepNow(), sweepEvery).unref()
    this.sweepNow()
  }

  /** Removes what is due: unfinished uploads, and files whose removal failed. */
  async sweep(): Promise<number> {
    await this.pool.query(
      `with ended as (delete from _server.storage_uploads where expires_at <= now() returning parts)
       update _server.storage_files set delete_after = least(delete_after, now() + $1::interval)
       where version in (select jsonb_array_elements_text(parts) from ended)`,
      [partGrace],
    )
    let swept = 0
    for (;;) {
      const removed = await this.removeListed(
        `delete from _server.storage_files where version in (
           select version from _server.storage_files where delete_after <= now()
           order by delete_after limit $1 for update skip locked
         ) returning version`,
        [sweptAtOnce],
      )
      swept += removed
      if (removed < sweptAtOnce) return swept
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.sweeping
  }

  /** A row that is taking the version has its entry locked: the deletion waits, then finds nothing. */
  private removeListed(sql: string, values: unknown[]): Promise<number> {
    return asService(this.pool).transaction(async (query) => {
      const versions = (await query(sql, values)).map((row) => row.version as string)
      await this.backend.remove(versions)
      return versions.length
    })
  }

  private sweepNow(): void {
    this.sweeping = this.sweep().then(
      (swept) => this.log.debug({ swept }, 'left-over files removed'),
      (error) => this.log.warn({ err: error }, 'could not remove leftover files yet'),
    )
  }
}
