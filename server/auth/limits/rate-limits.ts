import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Engine } from '../../engine.ts'
import { tooMany } from '../errors.ts'

type Limiter = RateLimiterMemory | RateLimiterPostgres

const fiveMinutes = 300
const hour = 3600
/** Wrong codes for one account before the code is void, and before the account is left alone for an hour. */
const triesForOneCode = 8
const wrongCodesAnHour = 40
const wrongPasswords = { fromOne: 20, fromAll: 100, duration: 900 }
/** Wrong codes from one address in an hour, whichever accounts they were tried on. */
const wrongCodesFromOne = 50
/** Emails of one kind to one person in an hour. */
const mailsToOneAnHour = 10
/** What one address may use of `email_sent`, and what newcomers may not: that part is kept for people with an account. */
const shareOfOneAddress = 1 / 5
const reserve = 1 / 5

/** What an address may do in a while, by the names of [auth.rate_limit]. */
export type AddressLimit = 'sign_in_sign_ups' | 'token_refresh' | 'token_verifications' | 'anonymous_users'

/** Mails of different purposes do not wait for each other. */
export type MailPurpose = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication'

/** Counts requests for each address and each account; servers on one database count together. */
export class RateLimits {
  private readonly addresses: Record<AddressLimit, Limiter>
  private readonly passwords: Limiter
  private readonly allPasswords: Limiter
  private readonly codes: Limiter
  private readonly codesFromOne: Limiter
  private readonly mailsToOne: Limiter | undefined
  private readonly mails: Limiter | undefined
  private readonly mailsFromOne: Limiter | undefined
  private readonly mailsToOneAnHour: Limiter | undefined
  private readonly mailsForNewcomers: number

  constructor(engine: Engine) {
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
    // As in Supabase's local stack, emails are not counted while they stay in the local mailbox.
    if (!engine.env.SMTP_URL) return
    this.mails = limiter('mails', config.email_sent, hour)
    this.mailsFromOne = limiter(
      'mails_from',
      Math.max(1, Math.ceil(config.email_sent * shareOfOneAddress)),
      hour,
    )
    this.mailsToOneAnHour = limiter('mails_to', mailsToOneAnHour, hour)
  }

  async address(limit: AddressLimit, address: string): Promise<void> {
    await consume(this.addresses[limit], networkOf(address), tooManyRequests)
  }

  /**
   * Takes one of the guesses at an account's password before the password is looked at, so that many at once
   * count too. One address runs out soon; all of them together later, lest anyone lock others out.
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
   * Takes one of the account's guesses before the code is looked at; a right code gives all of them back.
   * Answers whether the code must be void if this guess is wrong.
   */
  async guessCode(account: string): Promise<boolean> {
    const used = await consume(this.codes, account, tooManyRequests)
    return used % triesForOneCode === 0
  }

  async rightCode(account: string): Promise<void> {
    await this.codes.delete(digest(account))
  }

  /** Takes one of the address's guesses at emailed codes, so that nobody tries one code on many accounts. */
  async guessCodeFrom(address: string): Promise<void> {
    await consume(this.codesFromOne, networkOf(address), tooManyRequests)
  }

  async rightCodeFrom(address: string): Promise<void> {
    await this.codesFromOne.reward(digest(networkOf(address)), 1)
  }

  /**
   * One email of a kind to one person in a while, and not too many because of one address; the same whether the
   * person has an account or not. `forNewcomer` where the email may go to somebody who has none.
   */
  async mailTo(kind: MailPurpose, email: string, from: string, forNewcomer = false): Promise<void> {
    const used = await this.mails?.get(digest('all'))
    const limit = forNewcomer ? this.mailsForNewcomers : (this.mails?.points ?? 0)
    if (used && used.consumedPoints >= limit) throw tooManyMails(secondsLeft(used))
    await consume(this.mailsToOne, `${kind}:${email}`, (seconds) =>
      tooMany(
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
        seconds,
      ),
    )
    await consume(this.mailsFromOne, networkOf(from), tooManyMails)
    await consume(this.mailsToOneAnHour, `${kind}:${email}`, tooManyMails)
  }

  /** Nothing was mailed after all, so whoever corrects their request need not wait. */
  async noMailTo(kind: MailPurpose, email: string): Promise<void> {
    await this.mailsToOne?.delete(digest(`${kind}:${email}`))
  }

  async mailSent(): Promise<void> {
    await this.mails?.penalty(digest('all'), 1)
  }
}

/** One household has billions of IPv6 addresses that share their first half. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(Math.max(0, missing)).fill('0'), ...tail.split(':')].slice(0, 4).join(':')
}

/** Keys have one length, and no address is kept in the clear. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

type Refusal = (seconds: number) => Error

const tooManyRequests: Refusal = (seconds) =>
  tooMany('over_request_rate_limit', 'Request rate limit reached', seconds)

const tooManyMails: Refusal = (seconds) =>
  tooMany('over_email_send_rate_limit', 'email rate limit exceeded', seconds)

/** Answers how much of the limit is used now. */
async function consume(limiter: Limiter | undefined, key: string, refusal: Refusal): Promise<number> {
  try {
    return (await limiter?.consume(digest(key)))?.consumedPoints ?? 0
  } catch (refused) {
    throw refused instanceof Error ? refused : refusal(secondsLeft(refused as RateLimiterRes))
  }
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
