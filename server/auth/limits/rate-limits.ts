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
/**
 * Emails of one kind to one person in an hour. What one address may ask for is less: nobody must be able to use up
 * what the person may ask for.
 */
const mailsToOne = { fromOne: 5, fromAll: 10 }
/** Notices of one kind about one account in an hour. */
const noticesAnHour = 10
/** What one address may use of `email_sent`, and what newcomers may not: that part is kept for people with an account. */
const shareOfOneAddress = 1 / 5
/** A changed address is confirmed by two emails; however small the share, it has room for them. */
const emailsOfOneRequest = 2
const reserve = 1 / 5

/** What an address may do in a while, by the names of [auth.rate_limit]. */
export type AddressLimit = 'sign_in_sign_ups' | 'token_refresh' | 'token_verifications' | 'anonymous_users'

/** Mails of different purposes do not wait for each other. */
export type MailPurpose = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication'

interface MailRequest {
  /** The email may go to somebody who has no account. */
  forNewcomer?: boolean
  /** How many emails the request may send. */
  emails?: number
}

/** Counts requests for each address and each account; servers on one database count together. */
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
   * person has an account or not. What an address may not ask for takes nothing from the person: otherwise somebody
   * who keeps asking for a stranger's emails would keep the stranger from getting any.
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

  /** Nothing was mailed after all, so whoever corrects their request need not wait. */
  async noMailTo(kind: MailPurpose, email: string): Promise<void> {
    await this.mailsToOne?.delete(digest(`${kind}:${email}`))
  }

  /**
   * Notices are counted for each account, and not among everybody's emails: whoever changes their password again and
   * again must not use those up.
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

/** Keys have one length, and no address is kept in the clear. */
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

/** Answers how much of the limit is used now. */
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

/** Refuses where `limit` is used up, and uses nothing itself. */
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
