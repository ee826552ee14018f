import type { Client, ClientConfig } from 'pg'
import type { Log } from '../log.ts'
import { DatabaseClient } from '../postgres/address/client.ts'
import { lostSoon } from '../postgres/silence.ts'

/** Any number, as long as every server uses the same one. */
export const leaderLock = 7_238_102
const pause = 2000

export interface Leadership {
  /** `since` is when another server was last known to lead, or now if there was none. */
  onGained(since: Date): Promise<void>
  onLost(): void
}

/**
 * One of the servers on a database leads. It holds an advisory lock on its own connection: if it dies, PostgreSQL
 * releases the lock and another server takes over within seconds.
 */
export class Leader {
  private client: Client | undefined
  private leading = false
  private lastRefused: Date | undefined
  private timer: NodeJS.Timeout | undefined
  private attempt: Promise<void> = Promise.resolve()
  private closed = false
  private readonly config: ClientConfig
  private readonly leadership: Leadership
  private readonly log: Log

  constructor(config: ClientConfig, leadership: Leadership, log: Log) {
    this.config = config
    this.leadership = leadership
    this.log = log
  }

  start(): void {
    this.attempt = this.tryToLead()
      .catch((error) => this.lose(error as Error))
      .finally(() => {
        if (!this.closed) this.timer = setTimeout(() => this.start(), pause)
      })
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.attempt
    this.leading = false
    await this.client?.end().catch(() => undefined)
  }

  private async tryToLead(): Promise<void> {
    this.client ??= await this.connect()
    const { client } = this
    const asked = new Date()
    // While leading, this query checks that the connection, and with it the lock, still exists.
    const { rows } = await client.query<{ held: boolean }>(
      this.leading ? 'select true as held' : 'select pg_try_advisory_lock($1) as held',
      this.leading ? [] : [leaderLock],
    )
    if (!rows[0]!.held) this.lastRefused = asked
    else if (!this.leading && !this.closed) {
      await this.leadership.onGained(this.lastRefused ?? new Date())
      // If the connection was lost meanwhile, so was the lock.
      this.leading = this.client === client
    }
  }

  private async connect(): Promise<Client> {
    const client = new DatabaseClient({
      ...this.config,
      ...lostSoon,
      query_timeout: 5000,
      application_name: 'cron leader',
    })
    client.on('error', (error) => this.lose(error))
    await client.connect()
    return client
  }

  private lose(error: Error): void {
    const lost = this.client
    this.client = undefined
    lost?.end().catch(() => undefined)
    if (this.closed) return
    this.leading = false
    this.leadership.onLost()
    this.log.warn({ reason: error.message }, 'pausing scheduled jobs until the database is back')
  }
}
