import type { ServerContext } from '../context.ts'
import type { Caller } from '../keys/caller.ts'
import { Refusal } from './identity.ts'
import { limits } from './limits.ts'

export type Extension = 'broadcast' | 'presence'
export type Readable = Record<Extension, boolean>

/** Errors raised by the policy itself. Any other is a database problem and says nothing about the caller. */
const trouble = /^(08|53|57|58|XX)/

/**
 * What the policies on realtime.messages allow a caller in one private channel. Reading is checked on join, writing
 * on the first write. Both are cached until the caller sends another token.
 */
export class Permissions {
  readable: Readable = { broadcast: false, presence: false }
  private readonly writable = new Map<Extension, boolean>()
  private readonly engine: ServerContext
  private readonly caller: Caller
  private readonly channel: string

  constructor(engine: ServerContext, caller: Caller, channel: string) {
    this.engine = engine
    this.caller = caller
    this.channel = channel
  }

  async load(): Promise<void> {
    const row = await this.ask('select broadcast, presence from realtime.authorize_read($1)', [this.channel])
    this.readable = { broadcast: row?.[0] === 't', presence: row?.[1] === 't' }
  }

  /** The cached answer, or a promise of it. */
  mayWrite(extension: Extension): boolean | Promise<boolean> {
    return this.writable.get(extension) ?? this.askWrite(extension)
  }

  private async askWrite(extension: Extension): Promise<boolean> {
    const row = await this.ask('select realtime.authorize_write($1, $2)', [this.channel, extension])
    const allowed = row?.[0] === 't'
    this.writable.set(extension, allowed)
    return allowed
  }

  /** Checks as the caller, in a transaction that is rolled back. A failing policy allows nothing. */
  private async ask(sql: string, values: string[]): Promise<(string | null)[] | undefined> {
    const answer = this.engine.db.requests.transaction(
      this.caller,
      { 'realtime.topic': this.channel },
      { sql, values, prepareAs: 'realtime' },
      (result) => ({ commit: false, value: result.rows[0] }),
    )
    try {
      return await inTime(answer)
    } catch (error) {
      const { code } = error as { code?: string }
      if (code && !trouble.test(code)) return undefined
      throw new Unavailable()
    }
  }
}

/** The database didn't answer, which says nothing about the caller. */
export class Unavailable extends Refusal {
  constructor() {
    super('UnableToConnectToProject', 'Realtime was unable to connect to the project database')
  }
}

/** A join doesn't wait for a database that doesn't answer. */
export function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limits.joinMs, new Error('the database did not answer in time'))
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
