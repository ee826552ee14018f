import type { ServerContext } from '../../context.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { Redirects } from '../redirects/redirects.ts'
import type { FreshToken, TokenType } from '../tokens/one-time-tokens.ts'
import type { User } from '../users/user.ts'
import { defaultMails, defaultNotices, type MailKind, type NoticeKind } from './defaults.ts'
import type { CarriedToken, MailQueue } from './queue.ts'
import { type CompiledMail, compileMail } from './sources.ts'
import type { Variables } from './template.ts'

/** The purpose of an emailed link, as in its `type`. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

const kindOf: Record<LinkType, MailKind> = {
  signup: 'confirmation',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
}

export interface LinkMail extends FreshToken {
  type: LinkType
  token: TokenType
  to: string
  redirectTo: string
}

/** Writes and sends the service's emails. */
export class Mails {
  private readonly engine: ServerContext
  private readonly redirects: Redirects
  private readonly limits: RateLimits
  private readonly queue: MailQueue | undefined
  private readonly mails = new Map<string, CompiledMail>()
  private readonly notices = new Map<string, CompiledMail>()

  /** Without a queue, emails go to the local mailbox before the request is answered. */
  constructor(engine: ServerContext, redirects: Redirects, limits: RateLimits, queue: MailQueue | undefined) {
    this.engine = engine
    this.queue = queue
    this.redirects = redirects
    this.limits = limits
    const { template, notification } = engine.config.auth.email
    const folder = engine.env.SUPABASE_DIR
    for (const [kind, fallback] of Object.entries(defaultMails)) {
      this.mails.set(kind, compileMail(`auth.email.template.${kind}`, template[kind], fallback, folder))
    }
    for (const [kind, fallback] of Object.entries(defaultNotices)) {
      if (!notification[kind]?.enabled) continue
      const table = `auth.email.notification.${kind}`
      this.notices.set(kind, compileMail(table, notification[kind], fallback, folder))
    }
  }

  /** A link leads to our own verify endpoint, which redirects. */
  linkFor(type: LinkType, hash: string, redirectTo: string): string {
    // GoTrue leaves plain addresses unescaped, and templates and tests look for them.
    const target = /[&=#+%?]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo
    return `${this.engine.siteUrl}/auth/v1/verify?token=${hash}&type=${type}&redirect_to=${target}`
  }

  async sendLink(user: User, mail: LinkMail): Promise<void> {
    const details = {
      ConfirmationURL: this.linkFor(mail.type, mail.hash, mail.redirectTo),
      Token: mail.otp,
      TokenHash: mail.hash,
      RedirectTo: mail.redirectTo,
    }
    const carried = { type: mail.token, hash: mail.hash }
    await this.limits.mailSent()
    await this.send(this.mails.get(kindOf[mail.type])!, mail.to, user, details, carried)
  }

  async sendReauthenticationCode(user: User, { otp, hash }: FreshToken): Promise<void> {
    const carried = { type: 'reauthentication_token', hash } as const
    await this.limits.mailSent()
    await this.send(this.mails.get('reauthentication')!, user.email!, user, { Token: otp }, carried)
  }

  /** Sent only if the project enables it. `to` is set if it is not the account's address. */
  async notify(kind: NoticeKind, user: User, details: Variables = {}, to = user.email): Promise<void> {
    const notice = this.notices.get(kind)
    if (notice && to && (await this.limits.mayNotify(kind, user.id))) {
      await this.send(notice, to, user, details)
    }
  }

  private async send(
    mail: CompiledMail,
    to: string,
    user: User,
    details: Variables,
    carried?: CarriedToken,
  ): Promise<void> {
    const variables: Variables = {
      SiteURL: this.redirects.siteUrl,
      Email: user.email ?? '',
      NewEmail: user.email_change ?? '',
      Phone: user.phone ?? '',
      SendingTo: to,
      Data: user.raw_user_meta_data ?? {},
      ...details,
    }
    const written = {
      to,
      subject: mail.subject(variables, false).replace(/\s+/g, ' ').trim(),
      html: mail.html(variables, true),
    }
    if (this.queue) await this.queue.add(user.id, written, carried)
    else await this.engine.mailer.send(written)
  }
}
