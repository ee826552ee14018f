import type { Pool } from 'pg'
import { htmlToText } from './html-to-text.ts'
import { checkedMail, type Mailer } from './mailer.ts'

const kept = 500

/** An email as the mailbox shows it. */
export interface StoredMail {
  id: number
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
}

const columns = 'id::int, recipient as "to", subject, text, html, sent_at'

/** Where email goes if no SMTP server is configured: a table with the newest messages. */
export function mailboxMailer(db: Pool): Mailer {
  return {
    async send(mail) {
      const { to, subject, html, text = htmlToText(html) } = checkedMail(mail)
      await db.query(
        'insert into _server.mailbox (recipient, subject, text, html) values ($1, $2, $3, $4)',
        [to, subject, text, html].map(withoutNul),
      )
      await db.query(
        'delete from _server.mailbox where id <= (select id from _server.mailbox order by id desc offset $1 limit 1)',
        [kept],
      )
    },
    close: async () => undefined,
  }
}

/** PostgreSQL's text type can't hold NUL characters. */
function withoutNul(value: string): string {
  return value.replaceAll('\0', '')
}

/** All messages, or those to one address. */
export async function listMails(db: Pool, to?: string): Promise<StoredMail[]> {
  const { rows } = await db.query<StoredMail>(
    `select ${columns} from _server.mailbox where $1::text is null or recipient = $1 order by id desc`,
    [to ?? null],
  )
  return rows
}

export async function findMail(db: Pool, id: number): Promise<StoredMail | undefined> {
  const { rows } = await db.query<StoredMail>(`select ${columns} from _server.mailbox where id = $1`, [id])
  return rows[0]
}

/** Changes whenever the list does. */
export async function mailboxVersion(db: Pool): Promise<string> {
  const { rows } = await db.query<{ version: string }>(
    `select concat(count(*), '-', coalesce(max(id), 0)) as version from _server.mailbox`,
  )
  return rows[0]!.version
}
