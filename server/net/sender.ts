import type { Log } from '../log.ts'
import type { Database } from '../postgres/database.ts'
import type { Traces } from '../traces/traces.ts'
import { type Outcome, perform, type QueuedRequest } from './request.ts'

const atOnce = 20
const keptFor = '6 hours'

/**
 * Makes the requests that SQL queued. Taking a request removes it from the queue, so only one server sends it, and
 * only once: callers that need a response retry themselves, as with pg_net.
 */
export class Sender {
  private readonly running = new Set<Promise<void>>()
  private taking: Promise<void> | undefined
  private askedAgain = false
  private stopped = false
  private readonly abort = new AbortController()
  private readonly db: Database
  private readonly log: Log
  /** Where a request is best sent. */
  private readonly route: (url: string) => string
  private readonly traces: Traces | undefined

  constructor(db: Database, log: Log, route: (url: string) => string, traces?: Traces) {
    this.db = db
    this.log = log
    this.route = route
    this.traces = traces
  }

  /** Takes queued requests while there is room. Called again whenever there may be more. */
  wake(): void {
    this.askedAgain = true
    this.taking ??= this.takeAll()
      .catch((error) => this.log.warn({ reason: (error as Error).message }, 'could not take queued requests'))
      .finally(() => {
        this.taking = undefined
      })
  }

  /** Deletes responses no one has read in hours. */
  async prune(): Promise<void> {
    await this.db.admin.query(`delete from net._http_response where created < now() - interval '${keptFor}'`)
  }

  stop(): void {
    this.stopped = true
  }

  async close(patience: number): Promise<void> {
    this.stop()
    await this.taking
    const timer = setTimeout(() => this.abort.abort(), patience)
    await Promise.allSettled(this.running)
    clearTimeout(timer)
  }

  private async takeAll(): Promise<void> {
    while (this.askedAgain && !this.stopped) {
      const room = atOnce - this.running.size
      // Each finished request wakes this loop again.
      if (room === 0) return
      this.askedAgain = false
      const { rows } = await this.db.admin.query<QueuedRequest>(
        `delete from net.http_request_queue where id in (
           select id from net.http_request_queue order by id limit $1 for update skip locked
         ) returning id, method, url, headers, body, timeout_milliseconds`,
        [room],
      )
      for (const request of rows) this.send(request)
      if (rows.length === room) this.askedAgain = true
    }
  }

  private send(request: QueuedRequest): void {
    const sent = this.perform(request)
      .then((outcome) => this.keep(request.id, outcome))
      .catch((error) => this.log.warn({ reason: (error as Error).message }, 'could not store a response'))
      .finally(() => {
        this.running.delete(sent)
        if (!this.stopped) this.wake()
      })
    this.running.add(sent)
  }

  private perform(queued: QueuedRequest): Promise<Outcome> {
    const { traces } = this
    const request = { ...queued, url: this.route(queued.url) }
    if (!traces) return perform(request, this.abort.signal)
    return traces.span(`queued ${request.method}`, {}, async (fail) => {
      const headers = { ...request.headers, ...traces.headers() }
      const outcome = await perform({ ...request, headers }, this.abort.signal)
      if ((outcome.status_code ?? 500) >= 500) fail()
      return outcome
    })
  }

  private async keep(id: string, outcome: Outcome): Promise<void> {
    const { status_code, content_type, headers, content, timed_out, error_msg } = outcome
    await this.db.admin.query(
      `insert into net._http_response (id, status_code, content_type, headers, content, timed_out, error_msg)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, status_code, content_type, headers, content, timed_out, error_msg],
    )
  }
}
