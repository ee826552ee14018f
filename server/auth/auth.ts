import type { Pool } from 'pg'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { ServerContext } from '../context.ts'
import { Background } from './background.ts'
import { Hooks } from './hooks.ts'
import { RateLimits } from './limits/rate-limits.ts'
import { Mails } from './mail/mails.ts'
import { MailQueue } from './mail/queue.ts'
import { PasswordHasher } from './passwords/hashing.ts'
import { Redirects } from './redirects/redirects.ts'
import { OneTimeTokens } from './tokens/one-time-tokens.ts'

/** Shared by every part of the service. */
export interface Auth {
  engine: ServerContext
  config: SupabaseConfig['auth']
  /** Connected as the owner of the auth tables. */
  db: Pool
  hooks: Hooks
  limits: RateLimits
  mails: Mails
  /** If emails are really sent, they wait here for the mail server. */
  mailQueue: MailQueue | undefined
  passwords: PasswordHasher
  redirects: Redirects
  oneTimeTokens: OneTimeTokens
  background: Background
  /** The `iss` of access tokens. The server's address is known only once it listens. */
  issuer(): string
}

export async function openAuth(engine: ServerContext): Promise<Auth> {
  const config = engine.config.auth
  const limits = new RateLimits(engine)
  const redirects = new Redirects(engine)
  const oneTimeTokens = new OneTimeTokens(await engine.db.secret('one_time_tokens'), config.email)
  const mailQueue = engine.env.SMTP_URL ? new MailQueue(engine, oneTimeTokens) : undefined
  return {
    engine,
    config,
    db: engine.db.auth,
    hooks: new Hooks(config.hook, engine.db.auth),
    limits,
    mails: new Mails(engine, redirects, limits, mailQueue),
    mailQueue,
    passwords: new PasswordHasher(engine.env.PASSWORD_HASH_COST),
    redirects,
    oneTimeTokens,
    background: new Background(engine.log),
    issuer: () => config.jwt_issuer ?? `${engine.siteUrl}/auth/v1`,
  }
}
