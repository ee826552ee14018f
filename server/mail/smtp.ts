import { setTimeout as sleep } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { Log } from '../log.ts'
import { htmlToText } from './html-to-text.ts'
import { checkedMail, type Mailer } from './mailer.ts'

type Sender = SupabaseConfig['auth']['email']['smtp']

/** Delays before the second and third attempts, in milliseconds. */
const backOff = [300, 1500]
const maxConnections = 5

/** Sends email through an SMTP server over a few persistent connections. */
export function smtpMailer(url: string, sender: Sender, log: Log): Mailer {
  let transport: Promise<Transporter> | undefined
  const from = { name: sender.sender_name, address: sender.admin_email }

  return {
    async send(mail) {
      const { to, subject, html, id, text = htmlToText(html) } = checkedMail(mail)
      const messageId = id && `<${id}@${sender.admin_email.split('@').at(-1)}>`
      transport ??= connect(url)
      for (let attempt = 0; ; attempt++) {
        try {
          await (await transport).sendMail({
            from,
            to: { name: '', address: to },
            subject,
            html,
            text,
            messageId,
          })
          return
        } catch (error) {
          const wait = backOff[attempt]
          if (wait === undefined || !isTemporary(error)) throw error
          log.warn({ reason: (error as { code?: string }).code, attempt: attempt + 1 }, 'retrying an email')
          await sleep(wait)
        }
      }
    },
    async close() {
      ;(await transport)?.close()
    },
  }
}

/** Loaded lazily: a server without SMTP starts faster. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const settings = {
    url,
    pool: true,
    maxConnections,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  }
  return createTransport(settings as Parameters<typeof createTransport>[0])
}

/** 4xx responses and broken connections are temporary; a refused recipient, sender or password is not. */
function isTemporary(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  if (responseCode) return responseCode >= 400 && responseCode < 500
  return ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL'].includes(code ?? '')
}

/** No retry can succeed: the recipient or the message was refused, not the connection or our password. */
export function isFinal(error: unknown): boolean {
  const { responseCode = 0, code, name } = error as { responseCode?: number; code?: string; name?: string }
  return name === 'UnusableAddress' || (responseCode >= 500 && code !== 'EAUTH')
}
