import type { ServerContext } from '../context.ts'
import type { Caller } from '../keys/caller.ts'
import { callerOfToken, expired, Refusal } from './identity.ts'
import { type Extension, Permissions, type Readable } from './permissions.ts'

const everything: Readable = { broadcast: true, presence: true }
const longestTimer = 3_600_000

/** A channel's user and their permissions, until their token expires or they send another. */
export class Access {
  caller: Caller
  private token: string | undefined
  /** Only private channels have permissions; public ones allow everything. */
  private permissions: Permissions | undefined
  private expiry: NodeJS.Timeout | undefined
  private ended = false
  private readonly engine: ServerContext
  private readonly keyHolder: Caller
  private readonly channel: { name: string; private: boolean }
  private readonly onExpired: (reason: string) => void

  /** `keyHolder` is the caller identified by the connection's key, used if there is no token. */
  constructor(
    engine: ServerContext,
    keyHolder: Caller,
    channel: { name: string; private: boolean },
    onExpired: (reason: string) => void,
  ) {
    this.engine = engine
    this.keyHolder = keyHolder
    this.caller = keyHolder
    this.channel = channel
    this.onExpired = onExpired
  }

  get readable(): Readable {
    return this.permissions?.readable ?? everything
  }

  /** A session that ended before its token. */
  get revoked(): boolean {
    return this.engine.revocations.has(this.caller.claims)
  }

  mayWrite(extension: Extension): boolean | Promise<boolean> {
    return this.permissions?.mayWrite(extension) ?? true
  }

  /** Throws a Refusal for an invalid token, or if the caller can't read the channel. */
  async open(token: string | undefined): Promise<void> {
    const isToken = token !== undefined && !isKey(token)
    const { address } = this.keyHolder
    this.caller = isToken ? { ...(await callerOfToken(this.engine, token)), address } : this.keyHolder
    this.token = token
    this.watchExpiry()
    if (!this.channel.private) return
    const permissions = new Permissions(this.engine, this.caller, this.channel.name)
    await permissions.load()
    this.permissions = permissions
    if (!this.readable.broadcast && !this.readable.presence) throw unreadable(this.channel.name)
  }

  /** Whether a text is a token this channel doesn't have yet. Keys are not tokens. */
  isNews(token: unknown): token is string {
    return typeof token === 'string' && !isKey(token) && token !== this.token
  }

  /** Checks everything again with another token. The channel must stay readable. */
  async renew(token: string): Promise<void> {
    const before = this.readable
    await this.open(token)
    this.refuseLoss(before)
  }

  /** Checks the policies again after the database announced that their answer may have changed. */
  async askAgain(): Promise<void> {
    if (!this.permissions) return
    const before = this.readable
    const permissions = new Permissions(this.engine, this.caller, this.channel.name)
    await permissions.load()
    this.permissions = permissions
    this.refuseLoss(before)
  }

  private refuseLoss(before: Readable): void {
    const { broadcast, presence } = this.readable
    if ((before.broadcast && !broadcast) || (before.presence && !presence)) {
      throw new Refusal(
        'Unauthorized',
        `You no longer have permission to read from this Channel topic: ${this.channel.name}`,
      )
    }
  }

  end(): void {
    this.ended = true
    clearTimeout(this.expiry)
  }

  private watchExpiry(): void {
    clearTimeout(this.expiry)
    const { exp } = this.caller.claims
    if (this.ended || typeof exp !== 'number') return
    const left = exp * 1000 - Date.now()
    this.expiry = setTimeout(
      () => (left > longestTimer ? this.watchExpiry() : this.onExpired(expired(exp).message)),
      Math.min(Math.max(left, 0), longestTimer),
    )
  }
}

export function unreadable(name: string): Refusal {
  return new Refusal('Unauthorized', `You do not have permissions to read from this Channel topic: ${name}`)
}

function isKey(token: string): boolean {
  return token.startsWith('sb_')
}
