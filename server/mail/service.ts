import type { Env } from '../config/env.ts'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { Engine } from '../engine.ts'
import type { Log } from '../log.ts'
import type { Database } from '../postgres/database.ts'
import type { Service } from '../service.ts'
import { isLocalHost } from './local-only.ts'
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
    routes: env.SMTP_URL ? closedMailboxRoutes() : mailboxRoutes(db.admin, isBehindProxy(env)),
    close: () => mailer.close(),
  }
}

/** A public site is reached through a proxy on this machine, and not every proxy says in a header that it is one. */
function isBehindProxy({ TRUST_PROXY, SITE_URL }: Env): boolean {
  return TRUST_PROXY === 'on' || (SITE_URL !== undefined && !isLocalHost(new URL(SITE_URL).hostname))
}
