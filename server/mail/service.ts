import type { Env } from '../config/env.ts'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { ServerContext } from '../context.ts'
import { isBehindProxy, isLocalHost } from '../http/local-only.ts'
import type { Log } from '../log.ts'
import type { Database } from '../postgres/database.ts'
import type { Service } from '../service.ts'
import type { Traces } from '../traces/traces.ts'
import { mailboxMailer } from './mailbox.ts'
import { closedMailboxRoutes, mailboxRoutes } from './mailbox-routes.ts'
import type { Mailer } from './mailer.ts'
import { isUnusableSender } from './sender.ts'
import { smtpMailer } from './smtp.ts'

/** Email is sent over SMTP if a server is configured; otherwise, it lands in the local mailbox. */
export function createMailer(
  env: Env,
  config: SupabaseConfig,
  db: Database,
  log: Log,
  traces: Traces | undefined,
): Mailer {
  const mailer = env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, config.auth.email.smtp, log)
    : mailboxMailer(db.admin)
  if (!traces) return mailer
  return { ...mailer, send: (mail) => traces.span('send email', {}, () => mailer.send(mail)) }
}

/** Whether anyone can open the mailbox at all. */
export function hasMailbox(env: Env): boolean {
  return env.SMTP_URL === undefined && !isBehindProxy(env)
}

/** Whether people other than the operator are waiting for emails that will never reach them. */
export function isEmailMissing({ SMTP_URL, SITE_URL, DEMO }: Env): boolean {
  if (SMTP_URL !== undefined) return false
  return DEMO === 'off' || (SITE_URL !== undefined && !isLocalHost(new URL(SITE_URL).hostname))
}

export const setUpEmail =
  'Email is not set up, so people cannot confirm their address. Set SMTP_URL, for example smtps://user:password@smtp.example.com'

/** What the operator has to change before emails reach people. */
export function mailWarning(env: Env, config: SupabaseConfig): string | undefined {
  if (isEmailMissing(env)) return setUpEmail
  if (env.SMTP_URL === undefined || env.DEMO === 'on' || !isUnusableSender(config)) return undefined
  const { admin_email: address } = config.auth.email.smtp
  return `Emails are sent from ${address}, which mail servers refuse. Set MAIL_FROM, for example "Essor <noreply@your-domain>"`
}

export function createMailbox(engine: ServerContext): Service {
  const { env, db, mailer } = engine
  return {
    routes: env.SMTP_URL ? closedMailboxRoutes() : mailboxRoutes(db.admin, isBehindProxy(env)),
    close: () => mailer.close(),
  }
}
