import type { ServerContext } from '../context.ts'
import { channelKey, type Hub } from './hub.ts'
import { SerialQueue } from './serial-queue.ts'
import { storedBroadcast } from './stored-messages.ts'

const notifications = 'realtime_messages'
/** How long after a message is written its transaction may still commit. */
const longestTransaction = 60_000
const maxRemembered = 50_000

interface Head {
  id: string
  topic: string
  private: boolean
  event: string
}

interface Row extends Head {
  payload: string | null
  bytes: string | null
}

/** Messages sent by SQL: received when their transaction commits, and fetched after an outage of the connection. */
export class DatabaseFeed {
  private readonly queue: SerialQueue
  /** Recently delivered messages with their times, oldest first. */
  private readonly delivered = new Map<string, number>()
  private forgottenUntil = Date.now()
  private stopListening: (() => void) | undefined
  private readonly engine: ServerContext
  private readonly hub: Hub
  private readonly heardAt: () => number

  /** `heardAt` is when notifications were last known to arrive. */
  constructor(engine: ServerContext, hub: Hub, heardAt: () => number) {
    this.engine = engine
    this.hub = hub
    this.heardAt = heardAt
    this.queue = new SerialQueue((error) =>
      engine.log.warn({ err: error }, 'could not deliver a message from the database'),
    )
  }

  async start(): Promise<void> {
    const { listener } = this.engine.db
    this.stopListening = await listener.on(notifications, (text) => this.queue.run(() => this.receive(text)))
    listener.onReconnect(() => this.queue.run(() => this.catchUp()))
  }

  close(): void {
    this.stopListening?.()
    this.queue.clear()
  }

  /** One line that describes the message, and its payload unless it is too long for a notification. */
  private receive(text: string): void | Promise<void> {
    const line = text.indexOf('\n')
    const head: Head = JSON.parse(line < 0 ? text : text.slice(0, line))
    if (line >= 0) return this.deliver({ ...head, payload: text.slice(line + 1), bytes: null })
    if (!this.hub.has(channelKey(head.topic, head.private))) return this.remember(head.id)
    return this.fetch('id = $1', [head.id])
  }

  /** Fetches messages announced while disconnected. Those already delivered are recognized by ID. */
  private async catchUp(): Promise<void> {
    const since = Math.max(this.heardAt() - longestTransaction, this.forgottenUntil)
    await this.fetch(`inserted_at > timezone('utc', clock_timestamp()) - make_interval(secs => $1)`, [
      (Date.now() - since) / 1000,
    ])
  }

  private async fetch(condition: string, values: unknown[]): Promise<void> {
    const { rows } = await this.engine.db.admin.query<Row>(
      `select id, topic, coalesce(private, false) as private, event, payload::text,
              encode(binary_payload, 'base64') as bytes
       from realtime.messages
       where event is not null and (payload is not null or binary_payload is not null) and ${condition}
       order by inserted_at
       limit 10000`,
      values,
    )
    for (const row of rows) this.deliver(row)
  }

  private deliver(row: Row): void {
    if (this.delivered.has(row.id)) return
    this.remember(row.id)
    const broadcast = storedBroadcast(row.event, row.payload, row.bytes, { id: row.id })
    this.hub.broadcast(channelKey(row.topic, row.private), broadcast)
  }

  private remember(id: string): void {
    this.delivered.set(id, Date.now())
    const expired = this.heardAt() - longestTransaction
    for (const [old, at] of this.delivered) {
      if (at >= expired && this.delivered.size <= maxRemembered) break
      this.delivered.delete(old)
      this.forgottenUntil = Math.max(this.forgottenUntil, at)
    }
  }
}
