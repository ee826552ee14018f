import type { Pool } from 'pg'
import { within } from '../within.ts'

/** A server that was killed doesn't renew its claim. */
const lease = '2 minutes'
const renewEvery = 30_000
/** A backup that kills the server must not do so again and again. */
const mostAttempts = 3
/** A database that is away must not hold up a stop. */
const lastPatience = 2000

/** Of several servers, the one that holds the claim on a due time makes that backup. */
export class Claims {
  private readonly db: Pick<Pool, 'query'>

  constructor(db: Pick<Pool, 'query'>) {
    this.db = db
  }

  /**
   * The first server to record a due time takes it. One missed while no server ran is taken at the start, and one that
   * a server left unfinished is taken by the next.
   */
  async take(due: Date): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `insert into _server.operations as known (name, noted_at, details)
       values ('backup_due', $1, jsonb_build_object('attempts', 1, 'until', now() + $2::interval))
       on conflict (name) do update set noted_at = excluded.noted_at, details = excluded.details || case
         when known.noted_at = excluded.noted_at
           then jsonb_build_object('attempts', (known.details ->> 'attempts')::int + 1)
         else '{}' end
       where known.noted_at < excluded.noted_at
         or known.noted_at = excluded.noted_at and (known.details ->> 'until')::timestamptz <= now()
           and (known.details ->> 'attempts')::int < $3`,
      [due, lease, mostAttempts],
    )
    return rowCount === 1
  }

  /** Renews the claim while the work lasts. If it throws, another server can take the due time immediately. */
  async hold(due: Date, work: () => Promise<void>): Promise<void> {
    const renewing = setInterval(() => void this.renew(due).catch(() => undefined), renewEvery)
    let isDone = false
    try {
      await work()
      isDone = true
    } finally {
      clearInterval(renewing)
      const noted = isDone ? this.finish(due) : this.giveBack(due)
      // If this can't be noted, the claim ends by itself.
      await within(
        noted.catch(() => undefined),
        lastPatience,
      )
    }
  }

  private renew(due: Date): Promise<unknown> {
    return this.change(due, `details || jsonb_build_object('until', now() + '${lease}'::interval)`)
  }

  private finish(due: Date): Promise<unknown> {
    return this.change(due, `details - 'until'`)
  }

  /** An attempt that was stopped on purpose doesn't count. */
  private giveBack(due: Date): Promise<unknown> {
    return this.change(
      due,
      `jsonb_build_object('until', now(), 'attempts', (details ->> 'attempts')::int - 1)`,
    )
  }

  private change(due: Date, details: string): Promise<unknown> {
    return this.db.query(
      `update _server.operations set details = ${details} where name = 'backup_due' and noted_at = $1`,
      [due],
    )
  }
}
