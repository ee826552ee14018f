import type { Env } from '../config/env.ts'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { Engine } from '../engine.ts'
import type { Log } from '../log.ts'
import type { Database } from '../postgres/database.ts'
import type { Service } from '../service.ts'
import { mailboxMailer } from './mailbox.ts'
import { closedMailboxRoutes, mailboxRoutes } from './mailbox-routes.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp.ts'

/** Mail leaves through SMTP where a server is named, and lands in the local mailbox otherwise. */
export function createMailer(env: Env, config: SupabaseConfig, db: Database, log: Log): Mailer {
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, config.auth.email.smtp, log) : mailboxMailer(db.admin)
}

export function createMailbox(engine: Engine): Service {
  const { env, db, mailer } = engine
  return {
    routes: env.SMTP_URL ? closedMailboxRoutes() : mailboxRoutes(db.admin, env.TRUST_PROXY === 'on'),
    close: () => mailer.close(),
  }
}
