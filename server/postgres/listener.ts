import type { Client, ClientConfig } from 'pg'
import type { Log } from '../log.ts'
import { DatabaseClient } from './address/client.ts'
import { lostSoon } from './silence.ts'

export type NotificationHandler = (payload: string) => void

/**
 * One connection that listens for all services. After an outage it reconnects and reports that messages may be
 * missing.
 */
export class Listener {
  private readonly handlers = new Map<string, Set<NotificationHandler>>()
  private readonly reconnected = new Set<() => void>()
  private client: Client | undefined
  private closed = false
  private nextTry: NodeJS.Timeout | undefined
  private heartbeat: NodeJS.Timeout | undefined
  private readonly config: ClientConfig
  private readonly log: Log
  private readonly heartbeatMs: number

  constructor(config: ClientConfig, log: Log, heartbeatMs = 10_000) {
    this.config = config
    this.log = log
    this.heartbeatMs = heartbeatMs
  }

  async start(): Promise<void> {
    const own = { application_name: 'listener', query_timeout: this.heartbeatMs }
    const client = new DatabaseClient({ ...this.config, ...lostSoon, ...own })
    client.on('notification', ({ channel, payload }) => this.hear(channel, payload ?? ''))
    client.once('error', () => this.restart(client))
    client.once('end', () => this.restart(client))
    await client.connect()
    this.client = client
    for (const channel of this.handlers.keys()) await client.query(`listen "${channel}"`)
    this.heartbeat = setInterval(() => this.ask(client), this.heartbeatMs)
    this.heartbeat.unref()
  }

  async on(channel: string, handler: NotificationHandler): Promise<() => void> {
    const handlers = this.handlers.get(channel) ?? new Set()
    handlers.add(handler)
    if (!this.handlers.has(channel)) {
      this.handlers.set(channel, handlers)
      await this.client?.query(`listen "${channel}"`)
    }
    return () => handlers.delete(handler)
  }

  /** Resolves once everything announced before this call has been received. */
  async catchUp(): Promise<void> {
    await this.client?.query('select')
  }

  /** Called after a reconnect: anything announced in between was missed. */
  onReconnect(handler: () => void): void {
    this.reconnected.add(handler)
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.nextTry)
    clearInterval(this.heartbeat)
    await this.client?.end().catch(() => undefined)
  }

  /** Anyone who can run SQL can notify, so an invalid payload must not end the process. */
  private hear(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) {
      try {
        handler(payload)
      } catch (error) {
        this.log.warn({ err: error, channel }, 'ignoring an invalid notification')
      }
    }
  }

  /** A connection that only listens never notices that the other side is gone. */
  private ask(client: Client): void {
    client.query('select').catch(() => this.restart(client))
  }

  private restart(lost: Client): void {
    if (this.closed || (this.client && this.client !== lost)) return
    clearInterval(this.heartbeat)
    this.client = undefined
    lost.removeAllListeners()
    lost.on('error', () => undefined)
    lost.end().catch(() => undefined)
    this.tryAgain(250)
  }

  /** A failed attempt raises several events but leads to only one more attempt. */
  private tryAgain(delay: number): void {
    if (this.closed) return
    this.nextTry ??= setTimeout(() => {
      this.nextTry = undefined
      void this.reconnect()
    }, delay)
  }

  private async reconnect(): Promise<void> {
    if (this.closed) return
    try {
      await this.start()
      for (const handler of this.reconnected) handler()
    } catch (error) {
      this.log.warn({ err: error }, 'lost the listening connection to the database; reconnecting')
      this.client = undefined
      this.tryAgain(1000)
    }
  }
}
