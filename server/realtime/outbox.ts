import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Log } from '../log.ts'

/** PostgreSQL refuses notifications of 8000 bytes and more. */
const notifyBytes = 7900
const batchSize = 200
const maxWaiting = { texts: 5000, characters: 32_000_000 }
/** Marks a notification whose text is in _server.realtime_payloads. */
export const storedMark = '@'

/** Sends texts to all servers on this database, in order, batching those that wait into one transaction. */
export class Outbox {
  private readonly waiting: string[] = []
  private waitingCharacters = 0
  private sending: Promise<void> | undefined
  private lost = 0
  private readonly pool: Pool
  private readonly channel: string
  private readonly log: Log
  /** Called when a send failed and the database answers again. */
  onRecovered: () => void = () => undefined

  constructor(pool: Pool, channel: string, log: Log) {
    this.pool = pool
    this.channel = channel
    this.log = log
  }

  send(text: string): void {
    const characters = this.waitingCharacters + text.length
    if (this.waiting.length >= maxWaiting.texts || characters > maxWaiting.characters) {
      this.lost++
      return
    }
    this.waiting.push(text)
    this.waitingCharacters = characters
    this.sending ??= this.drain()
  }

  /** Waits until everything is sent. */
  async settle(): Promise<void> {
    await this.sending
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, batchSize)
      for (const text of batch) this.waitingCharacters -= text.length
      try {
        await this.notify(batch)
        if (this.lost > 0) {
          this.lost = 0
          this.onRecovered()
        }
      } catch (error) {
        if (this.lost === 0) this.log.warn({ err: error }, 'could not reach other servers')
        this.lost += batch.length
      }
    }
    this.sending = undefined
  }

  /** These messages don't survive a crash anyway, so the commit doesn't wait for the disk. */
  private async notify(batch: string[]): Promise<void> {
    const ids: string[] = []
    const bodies: string[] = []
    const texts = batch.map((text) => {
      if (Buffer.byteLength(text) < notifyBytes) return text
      const id = randomUUID()
      ids.push(id)
      bodies.push(text)
      return storedMark + id
    })
    await this.pool.query(
      `with stored as (
         insert into _server.realtime_payloads (id, body) select * from unnest($3::uuid[], $4::text[])
       )
       select set_config('synchronous_commit', 'off', true), count(pg_notify($1, text))
       from unnest($2::text[]) as batch (text)`,
      [this.channel, texts, ids, bodies],
    )
  }
}
