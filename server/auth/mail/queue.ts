import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { ServerContext } from '../../context.ts'
import type { Log } from '../../log.ts'
import type { Mail, Mailer } from '../../mail/mailer.ts'
import { isFinal } from '../../mail/smtp.ts'
import { reasonOf } from '../errors.ts'
import type { OneTimeTokens, TokenType } from '../tokens/one-time-tokens.ts'

/** Emails sent to the mail server concurrently. */
const atOnce = 5
/** How long a server may work on an email before another one tries it. */
const lease = '5 minutes'
/** After this time, an email is no longer useful. */
const keptFor = '6 hours'
const longestWait = 900
/** Another server on the same database may have stopped and left its emails to us. */
const lookAgainMs = 15_000
const soonestMs = 100
/** Together more than a minute, longer than a database needs to move, and shorter than the lease. */
const pausesMs = [100, 300, 1000, 3000, 6000, 10_000, 10_000, 15_000, 15_000]
/** How long a stopping server waits for the mail server. */
const patienceMs = 5000

export interface CarriedToken {
  type: TokenType
  hash: string
}

interface Row {
  id: string
  user_id: string
  recipient: string
  subject: string
  html: string
  token_type: TokenType | null
  token_hash: string | null
  attempts: number
  is_too_old: boolean
}

/**
 * Emails wait in the database until the mail server accepts them, so none is lost if it is down for hours or this
 * process ends. Servers on one database share the queue, and one of them sends each email.
 */
export class MailQueue {
  private readonly db: Pool
  private readonly users: Pool
  private readonly mailer: Mailer
  private readonly tokens: OneTimeTokens
  private readonly log: Log
  private timer: NodeJS.Timeout | undefined
  private sending: Promise<void> | undefined
  private isClosed = false

  constructor(engine: ServerContext, tokens: OneTimeTokens) {
    this.db = engine.db.admin
    this.users = engine.db.auth
    this.mailer = engine.mailer
    this.tokens = tokens
    this.log = engine.log
    this.lookIn(soonestMs)
  }

  async add(userId: string, { to, subject, html }: Mail, token?: CarriedToken): Promise<void> {
    await this.db.query(
      `insert into _server.account_emails (user_id, recipient, subject, html, token_type, token_hash)
       values ($1, $2, $3, $4, $5, $6)`,
      [userId, to, subject, html.replaceAll('\0', ''), token?.type ?? null, token?.hash ?? null],
    )
    this.lookIn(0)
  }

  /** Emails that the mail server doesn't accept soon are sent after the next start. */
  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    if (this.sending) await Promise.race([this.sending, sleep(patienceMs, undefined, { ref: false })])
  }

  private lookIn(ms: number): void {
    if (this.isClosed || this.sending) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.sending = this.sendDue()
        .catch((error): number => {
          this.log.warn({ reason: reasonOf(error) }, 'could not read queued account emails')
          return lookAgainMs
        })
        .then((wait) => {
          this.sending = undefined
          this.lookIn(wait)
        })
    }, ms)
    this.timer.unref()
  }

  /** Sends what is due. Returns how many milliseconds to wait before the next check. */
  private async sendDue(): Promise<number> {
    while (!this.isClosed) {
      const rows = await this.take()
      if (rows.length === 0) break
      await Promise.all(rows.map((row) => this.send(row)))
    }
    const { rows } = await this.db.query<{ wait: number | null }>(
      `select (extract(epoch from min(due_at) - now()) * 1000)::int as wait from _server.account_emails`,
    )
    return Math.min(lookAgainMs, Math.max(soonestMs, rows[0]?.wait ?? lookAgainMs))
  }

  private async take(): Promise<Row[]> {
    const { rows } = await this.db.query<Row>(
      `update _server.account_emails set attempts = attempts + 1, due_at = now() + $2::interval
       where id in (select id from _server.account_emails where due_at <= now() order by due_at, created_at limit $1
         for update skip locked)
       returning *, created_at < now() - $3::interval as is_too_old`,
      [atOnce, lease, keptFor],
    )
    return rows
  }

  private async send(row: Row): Promise<void> {
    if (row.is_too_old || !(await this.isOfUse(row))) return this.forget(row)
    try {
      const { recipient: to, subject, html, id } = row
      await this.mailer.send({ to, subject, html, id })
    } catch (error) {
      if (!isFinal(error)) return this.tryLater(row, error)
      this.log.error(
        { reason: (error as { code?: string }).code },
        'an account email was permanently refused',
      )
    }
    await this.forgetSent(row)
  }

  /** The mail server has it: until that is noted, the end of the lease would send it again. */
  private async forgetSent(row: Row): Promise<void> {
    for (const ms of pausesMs) {
      try {
        return await this.forget(row)
      } catch {
        await sleep(ms, undefined, { ref: false })
      }
    }
    await this.forget(row)
  }

  /** A link that was used or replaced since is not sent. A delayed one is valid from now. */
  private async isOfUse({ user_id, token_type, token_hash }: Row): Promise<boolean> {
    if (!token_type || !token_hash) return this.exists(user_id)
    return this.tokens.restartClock(this.users, user_id, token_type, token_hash)
  }

  private async exists(userId: string): Promise<boolean> {
    const { rowCount } = await this.users.query('select from auth.users where id = $1', [userId])
    return rowCount === 1
  }

  private async tryLater({ id, attempts }: Row, error: unknown): Promise<void> {
    const seconds = Math.min(longestWait, 5 * 3 ** (attempts - 1))
    this.log.warn(
      { reason: (error as { code?: string }).code, attempts, seconds },
      'an account email waits for the mail server',
    )
    await this.db.query(
      'update _server.account_emails set due_at = now() + make_interval(secs => $2) where id = $1',
      [id, seconds],
    )
  }

  private async forget({ id }: Row): Promise<void> {
    await this.db.query('delete from _server.account_emails where id = $1', [id])
  }
}
