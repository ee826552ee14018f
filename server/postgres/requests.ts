import type { Client, Pool, PoolConfig } from 'pg'
import type { Caller } from '../keys/caller.ts'
import { FairSlots } from '../limits/fair-slots.ts'
import { shares } from '../limits/shares.ts'
import type { Log } from '../log.ts'
import type { Traces } from '../traces/traces.ts'
import { Gate } from './gate.ts'
import { patienceFor } from './patience.ts'
import { impersonation, runPipeline, type Statement, type StatementResult } from './pipeline.ts'
import { setPatience, survivingPool } from './pool.ts'

/** Settings for one transaction, besides the role and the claims. */
export type LocalSettings = Record<string, string>

/** Runs statements as the caller. The login role `authenticator` itself can't read or write anything. */
export class Requests {
  private readonly pool: Pool
  private readonly gate = new Gate(4, 200)
  private readonly slots = new FairSlots(shares.statements)
  /** How many requests were sent here since the start. */
  count = 0

  constructor(config: PoolConfig, log: Log, traces?: Traces) {
    this.pool = survivingPool({ ...config, max: shares.statements.total }, log, traces)
  }

  /** One statement, after the pre-request check, in one round trip and one implicit transaction. */
  async run(
    caller: Caller,
    settings: LocalSettings,
    statement: Statement,
    check: Statement[] = [],
  ): Promise<StatementResult> {
    const results = await this.withClient(caller, settings, (client) =>
      runPipeline(client, [impersonate(caller, settings), ...byRole(caller, [...check, statement])]),
    )
    return results.at(-1)!
  }

  /** A transaction whose result is inspected before it is committed. `decide` can throw to roll it back. */
  async transaction<T>(
    caller: Caller,
    settings: LocalSettings,
    statement: Statement,
    decide: (result: StatementResult) => { commit: boolean; value: T },
    check: Statement[] = [],
  ): Promise<T> {
    return this.withClient(caller, settings, async (client) => {
      try {
        const results = await runPipeline(client, [
          { sql: 'begin' },
          impersonate(caller, settings),
          ...byRole(caller, [...check, statement]),
        ])
        const { commit, value } = decide(results.at(-1)!)
        const [end] = await runPipeline(client, [{ sql: commit ? 'commit' : 'rollback' }])
        // PostgreSQL answers a failed commit with ROLLBACK, not with an error.
        if (commit && end!.tag !== 'COMMIT') throw new Error('the transaction was rolled back')
        return value
      } catch (error) {
        await runPipeline(client, [{ sql: 'rollback' }]).catch(() => undefined)
        throw error
      }
    })
  }

  /** Several dependent statements, as the caller, in one transaction. */
  async session<T>(
    caller: Caller,
    settings: LocalSettings,
    work: (query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>) => Promise<T>,
  ): Promise<T> {
    return this.withClient(caller, settings, async (client) => {
      try {
        await runPipeline(client, [{ sql: 'begin' }, impersonate(caller, settings)])
        const value = await work(async (sql, values) => (await client.query(sql, values)).rows)
        await client.query('commit')
        return value
      } catch (error) {
        await client.query('rollback').catch(() => undefined)
        throw error
      }
    })
  }

  get connections(): Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
    return this.pool
  }

  close(): Promise<void> {
    return this.pool.end()
  }

  private withClient<T>(
    caller: Caller,
    settings: LocalSettings,
    work: (client: Client) => Promise<T>,
  ): Promise<T> {
    return this.slots.run(caller, () =>
      this.gate.run(async () => {
        const client = await this.pool.connect()
        this.count++
        setPatience(client, patienceFor(settings.statement_timeout))
        try {
          return await work(client as unknown as Client)
        } finally {
          client.release()
        }
      }),
    )
  }
}

/** Settings that a project's function left on the connection must not change how names resolve. */
const usualPath = { search_path: '"$user", public, extensions' }

function impersonate(caller: Caller, settings: LocalSettings): Statement {
  const values = [caller.claimsJson, caller.role]
  const all: LocalSettings = { ...usualPath, ...settings }
  for (const name in all) values.push(name, all[name]!)
  return { sql: impersonationSql(values.length), values, prepareAs: impersonation }
}

const impersonations = new Map<number, string>()

/** Sets the claims, then pairs of names and values, and the role last. */
function impersonationSql(parameters: number): string {
  let sql = impersonations.get(parameters)
  if (!sql) {
    const pairs: string[] = []
    for (let n = 3; n < parameters; n += 2) pairs.push(`set_config($${n}, $${n + 1}, true), `)
    sql = `select set_config('request.jwt.claims', $1, true), ${pairs.join('')}set_config('role', $2, true)`
    impersonations.set(parameters, sql)
  }
  return sql
}

function byRole(caller: Caller, statements: Statement[]): Statement[] {
  return statements.map((one) => (one.prepareAs ? { ...one, prepareAs: caller.role } : one))
}
