import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { ServerContext } from '../../context.ts'
import { tooMany } from '../errors.ts'

type Limiter = RateLimiterMemory | RateLimiterPostgres

const fiveMinutes = 300
const hour = 3600
/** Wrong codes for one account before the code is invalidated, and before the account is blocked for an hour. */
const triesForOneCode = 8
const wrongCodesAnHour = 40
const wrongPasswords = { fromOne: 20, fromAll: 100, duration: 900 }
/** Wrong codes from one address in an hour, across all accounts. */
const wrongCodesFromOne = 50
/**
 * Emails of one kind to one person in an hour. One address can request fewer than that, so that it can't use up the
 * person's own allowance.
 */
const mailsToOne = { fromOne: 5, fromAll: 10 }
/** Notices of one kind about one account in an hour. */
const noticesAnHour = 10
/** One address's share of `email_sent`. */
const shareOfOneAddress = 1 / 5
/** Changing an address sends two emails, so even the smallest share allows them. */
const emailsOfOneRequest = 2
/** Share of `email_sent` reserved for people who have an account. */
const reserve = 1 / 5

/** What an address can do in a period, by the names of [auth.rate_limit]. */
export type AddressLimit = 'sign_in_sign_ups' | 'token_refresh' | 'token_verifications' | 'anonymous_users'

/** Emails for different purposes don't wait for each other. */
export type MailPurpose = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication'

interface MailRequest {
  /** The email may go to a person without an account. */
  forNewcomer?: boolean
  /** How many emails the request may send. */
  emails?: number
}

/** Counts requests per address and per account. Servers on one database count together. */
export class RateLimits {
  private readonly addresses: Record<AddressLimit, Limiter>
  private readonly passwords: Limiter
  private readonly allPasswords: Limiter
  private readonly codes: Limiter
  private readonly codesFromOne: Limiter
  private readonly mailsToOne: Limiter | undefined
  private readonly mailsToOneFromOne: Limiter | undefined
  private readonly mails: Limiter | undefined
  private readonly mailsFromOne: Limiter | undefined
  private readonly mailsToOneAnHour: Limiter | undefined
  private readonly notices: Limiter | undefined
  private readonly mailsForNewcomers: number

  constructor(engine: ServerContext) {
    const { rate_limit: config, email } = engine.config.auth
    const limiter = (name: string, points: number, duration: number): Limiter => {
      const options = { keyPrefix: `auth:${name}`, points, duration }
      if (!engine.env.DATABASE_URL) return new RateLimiterMemory(options)
      return new RateLimiterPostgres({
        ...options,
        storeClient: engine.db.admin,
        storeType: 'pool',
        schemaName: '_server',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: true,
        insuranceLimiter: new RateLimiterMemory(options),
      })
    }
    this.addresses = {
      sign_in_sign_ups: limiter('sign_in', config.sign_in_sign_ups, fiveMinutes),
      token_refresh: limiter('refresh', config.token_refresh, fiveMinutes),
      token_verifications: limiter('verify', config.token_verifications, fiveMinutes),
      anonymous_users: limiter('anonymous', config.anonymous_users, hour),
    }
    this.passwords = limiter('password', wrongPasswords.fromOne, wrongPasswords.duration)
    this.allPasswords = limiter('passwords', wrongPasswords.fromAll, wrongPasswords.duration)
    this.codes = limiter('code', wrongCodesAnHour, hour)
    this.mailsToOne = email.max_frequency > 0 ? limiter('mail_to', 1, email.max_frequency) : undefined
    this.codesFromOne = limiter('codes_from', wrongCodesFromOne, hour)
    this.mailsForNewcomers = Math.max(1, Math.floor(config.email_sent * (1 - reserve)))
    // As in Supabase's local stack, emails to the local mailbox don't count.
    if (!engine.env.SMTP_URL) return
    this.mails = limiter('mails', config.email_sent, hour)
    this.mailsFromOne = limiter(
      'mails_from',
      Math.max(emailsOfOneRequest, Math.ceil(config.email_sent * shareOfOneAddress)),
      hour,
    )
    this.mailsToOneFromOne = limiter('mails_to_from', mailsToOne.fromOne, hour)
    this.mailsToOneAnHour = limiter('mails_to', mailsToOne.fromAll, hour)
    this.notices = limiter('notices', noticesAnHour, hour)
  }

  async address(limit: AddressLimit, address: string): Promise<void> {
    await consume(this.addresses[limit], networkOf(address), tooManyRequests)
  }

  /**
   * Uses one of an account's password guesses before the password is checked, so that simultaneous guesses count,
   * too. One address runs out early; all of them together later, so that no one can lock others out.
   */
  async guessPassword(account: string, address: string): Promise<void> {
    await consume(this.passwords, `${account} ${networkOf(address)}`, tooManyRequests)
    await consume(this.allPasswords, account, tooManyRequests)
  }

  async rightPassword(account: string, address: string): Promise<void> {
    await this.passwords.delete(digest(`${account} ${networkOf(address)}`))
    await this.allPasswords.reward(digest(account), 1)
  }

  /**
   * Uses one of the account's guesses before the code is checked; a right code restores all of them. Returns whether
   * a wrong guess must invalidate the code.
   */
  async guessCode(account: string): Promise<boolean> {
    const used = await consume(this.codes, account, tooManyRequests)
    return used % triesForOneCode === 0
  }

  async rightCode(account: string): Promise<void> {
    await this.codes.delete(digest(account))
  }

  /** Uses one of the address's guesses at emailed codes, so that no one can try one code on many accounts. */
  async guessCodeFrom(address: string): Promise<void> {
    await consume(this.codesFromOne, networkOf(address), tooManyRequests)
  }

  async rightCodeFrom(address: string): Promise<void> {
    await this.codesFromOne.reward(digest(networkOf(address)), 1)
  }

  /**
   * Limits emails of one kind to one person, and emails requested from one address, whether or not the person has an
   * account. Refused requests don't count against the person: otherwise, someone who keeps requesting a stranger's
   * emails would keep the stranger from getting any.
   */
  async mailTo(kind: MailPurpose, email: string, from: string, request: MailRequest = {}): Promise<void> {
    const { forNewcomer = false, emails = 1 } = request
    const limit = forNewcomer ? this.mailsForNewcomers : (this.mails?.points ?? 0)
    await refuseFrom(this.mails, 'all', limit, tooManyMails)
    await refuseFrom(this.mailsToOne, `${kind}:${email}`, 1, tooSoon)
    await consume(this.mailsToOneFromOne, `${kind}:${email} ${siteOf(from)}`, tooManyMails)
    await consume(this.mailsFromOne, siteOf(from), tooManyMails, emails)
    await consume(this.mailsToOne, `${kind}:${email}`, tooSoon)
    await consume(this.mailsToOneAnHour, `${kind}:${email}`, tooManyMails)
  }

  /** No email was sent after all, so a corrected request doesn't have to wait. */
  async noMailTo(kind: MailPurpose, email: string): Promise<void> {
    await this.mailsToOne?.delete(digest(`${kind}:${email}`))
  }

  /**
   * Notices are counted per account and not among everyone's emails, so that changing a password again and again
   * doesn't use those up.
   */
  async mayNotify(kind: string, userId: string): Promise<boolean> {
    const used = await this.notices?.penalty(digest(`${kind}:${userId}`), 1)
    return !used || used.consumedPoints <= noticesAnHour
  }

  async mailSent(): Promise<void> {
    await this.mails?.penalty(digest('all'), 1)
  }
}

/** One network has billions of IPv6 addresses that share their first half. */
const networkOf = (address: string): string => beginningOf(address, 4)

/** One customer of a provider may have 65,536 such networks. */
const siteOf = (address: string): string => beginningOf(address, 3)

function beginningOf(address: string, groupCount: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  const all = [...groups, ...Array(Math.max(0, missing)).fill('0'), ...tail.split(':')]
  return all.slice(0, groupCount).join(':')
}

/** Keys have a fixed length, and no address is stored in plain text. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

type Refusal = (seconds: number) => Error

const tooManyRequests: Refusal = (seconds) =>
  tooMany('over_request_rate_limit', 'Request rate limit reached', seconds)

const tooManyMails: Refusal = (seconds) =>
  tooMany('over_email_send_rate_limit', 'email rate limit exceeded', seconds)

const tooSoon: Refusal = (seconds) =>
  tooMany(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    seconds,
  )

/** Returns how much of the limit is used now. */
async function consume(
  limiter: Limiter | undefined,
  key: string,
  refusal: Refusal,
  points = 1,
): Promise<number> {
  try {
    return (await limiter?.consume(digest(key), points))?.consumedPoints ?? 0
  } catch (refused) {
    throw refused instanceof Error ? refused : refusal(secondsLeft(refused as RateLimiterRes))
  }
}

/** Refuses if `limit` is used up, without using any of it. */
async function refuseFrom(
  limiter: Limiter | undefined,
  key: string,
  limit: number,
  refusal: Refusal,
): Promise<void> {
  const used = await limiter?.get(digest(key))
  if (used && used.consumedPoints >= limit) throw refusal(secondsLeft(used))
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
