import type { ClientConfig, Pool, QueryConfig } from 'pg'
import { HttpError } from '../http/errors.ts'
import type { Caller } from '../keys/caller.ts'
import type { Log } from '../log.ts'
import type { Traces } from '../traces/traces.ts'
import { within } from '../within.ts'
import { isDatabaseAway } from './away.ts'
import type { Statement } from './pipeline.ts'
import { survivingPool } from './pool.ts'
import { Position } from './position.ts'
import { Requests } from './requests.ts'

export type ReplicaState = 'ok' | 'behind' | 'away'
type Fallback = 'away' | 'behind' | 'failed'

/** The primary's position at a moment. A standby that has replayed it knows everything confirmed until then. */
interface Moment {
  at: number
  position: Position
}

const intervalMs = 1000
const patienceMs = 2000
const soonMs = 500

const stateSql = `
  select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as position,
    (select system_identifier::text from pg_control_system()) as identity`

/** Runs before the read, in the same write, so that a standby that is behind costs no second round trip. */
const guardSql =
  'select 1 / (pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false))::int'

const isBehind = (error: unknown): boolean => (error as { code?: string }).code === '22012'

/**
 * A standby of the database, for reads only. A visitor's read may be `maxLag` old. A signed-in person's read sees
 * everything that was confirmed before it was asked, whichever server confirmed it. If the standby can't promise that,
 * or fails in any way, the primary is asked instead.
 */
export class Replica {
  readonly fallbacks: Record<Fallback, number> = { away: 0, behind: 0, failed: 0 }
  readonly requests: Requests
  /** Why the primary answers instead. */
  reason = 'it was not asked yet'
  private current: ReplicaState = 'away'
  private readonly primary: Pool
  private readonly watcher: Pool
  private readonly maxLagMs: number
  private readonly log: Log
  private identity: string | undefined
  /** Oldest first, none older than the limit. */
  private moments: Moment[] = []
  /** The newest moment the standby has reached. */
  private reachedAt = Date.now()
  private asking: Promise<Position> | undefined
  private askingNext: Promise<Position> | undefined
  private readonly unanswered = new Set<(error: Error) => void>()
  private readonly timer: NodeJS.Timeout
  private looking: Promise<void> | undefined
  private isNew = true

  constructor(
    owner: ClientConfig,
    login: ClientConfig,
    options: { primary: Pool; maxLagSeconds: number; log: Log; traces?: Traces },
  ) {
    this.primary = options.primary
    this.maxLagMs = options.maxLagSeconds * 1000
    this.log = options.log
    this.watcher = survivingPool({ ...owner, max: 1 }, this.log)
    this.requests = new Requests({ ...owner, ...login }, this.log, options.traces)
    const look = () => {
      this.looking ??= this.look().finally(() => {
        this.looking = undefined
      })
    }
    this.timer = setInterval(look, intervalMs).unref()
    look()
  }

  get state(): ReplicaState {
    return this.current === 'ok' && this.lagMs > this.maxLagMs ? 'behind' : this.current
  }

  /** How old the standby's data can be. It grows while the primary is away, because new writes can't be ruled out. */
  get lagMs(): number {
    return Date.now() - this.reachedAt
  }

  /** Returns undefined if the primary has to answer. `guard` must be the first statement of the read. */
  async read<T>(
    caller: Caller,
    work: (requests: Requests, guard: Statement) => Promise<T>,
  ): Promise<{ value: T } | undefined> {
    const { state } = this
    if (state !== 'ok') return this.fallBack(state)
    try {
      const needed = caller.role === 'anon' ? this.oldestAllowed() : await this.askSoon()
      if (!needed) return this.fallBack('behind')
      const guard = { sql: guardSql, values: [needed.text], prepareAs: 'guard' }
      return { value: await this.untilAway(() => work(this.requests, guard)) }
    } catch (error) {
      // The caller's own fault, and it would only wait once more.
      if (error instanceof HttpError && error.status === 429) throw error
      return this.fallBack(isBehind(error) ? 'behind' : isDatabaseAway(error) ? 'away' : 'failed')
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await Promise.allSettled([this.looking, this.watcher.end(), this.requests.close()])
  }

  private fallBack(reason: Fallback): undefined {
    this.fallbacks[reason]++
  }

  private oldestAllowed(): Position | undefined {
    return this.moments.find(({ at }) => at >= Date.now() - this.maxLagMs)?.position
  }

  /** A connection may be lost silently. The watcher finds out sooner than the read itself. */
  private untilAway<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.unanswered.add(reject)
      work()
        .then(resolve, reject)
        .finally(() => this.unanswered.delete(reject))
    })
  }

  /** A primary that doesn't answer this soon is busy or away, and the read itself is the better question. */
  private async askSoon(): Promise<Position | undefined> {
    const asked = this.ask()
    return (await within(asked, soonMs)) ? asked : undefined
  }

  /** One question for all reads that wait for it. A read that comes while it is under way needs the next one. */
  private ask(): Promise<Position> {
    if (this.asking) {
      this.askingNext ??= this.asking
        .catch(() => undefined)
        .then(() => {
          this.askingNext = undefined
          return this.ask()
        })
      return this.askingNext
    }
    this.asking = this.askPrimary().finally(() => {
      this.asking = undefined
    })
    return this.asking
  }

  /** What is confirmed has been flushed, unless the primary confirms before that. */
  private async askPrimary(): Promise<Position> {
    const [row] = await query<{ position: string }>(
      this.primary,
      `select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
         else pg_current_wal_flush_lsn() end::text as position`,
    )
    return new Position(row!.position)
  }

  private async askIdentity(): Promise<string> {
    const [row] = await query<{ identity: string }>(
      this.primary,
      'select system_identifier::text as identity from pg_control_system()',
    )
    return row!.identity
  }

  private async look(): Promise<void> {
    const at = Date.now()
    const position = await this.ask().catch(() => undefined)
    this.moments = this.moments.filter((moment) => moment.at >= Date.now() - this.maxLagMs)
    if (position) this.moments.push({ at, position })
    try {
      const [found] = await query<{ isStandby: boolean; position: string | null; identity: string }>(
        this.watcher,
        stateSql,
      )
      this.identity ??= await this.askIdentity()
      if (!found!.isStandby || found!.identity !== this.identity)
        return this.become('away', 'it is not a standby of DATABASE_URL')
      this.note(new Position(found!.position!))
    } catch (error) {
      this.become('away', (error as Error).message)
      for (const reject of this.unanswered) reject(new Error('Connection terminated: the standby is away'))
    }
  }

  private note(replayed: Position): void {
    const reached = this.moments.findLast(({ position }) => replayed.includes(position))
    if (reached) this.reachedAt = Math.max(this.reachedAt, reached.at)
    const isLate = this.lagMs > this.maxLagMs
    this.become(isLate ? 'behind' : 'ok', `it is ${Math.round(this.lagMs / 1000)} s behind`)
  }

  private become(state: ReplicaState, reason: string): void {
    const isNews = state !== this.current || this.isNew
    this.current = state
    this.reason = reason
    this.isNew = false
    if (!isNews) return
    if (state === 'ok') this.log.info('reads go to the standby')
    else this.log.warn({ reason }, 'reads go to the primary instead of the standby')
  }
}

async function query<Row>(pool: Pool, text: string): Promise<Row[]> {
  return (await pool.query({ text, query_timeout: patienceMs } as QueryConfig)).rows as Row[]
}
