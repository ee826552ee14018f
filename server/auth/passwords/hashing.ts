import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/bcrypt'
import { tooMany } from '../errors.ts'

const longestPassword = 72

/** Half of the processors, and never all four threads of Node's pool. */
function defaultWidth(): number {
  return Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)))
}

/**
 * Hashes off the event loop, a few at a time: bcrypt shares Node's threads with everything else, and reads must
 * continue while people sign in.
 */
export class PasswordHasher {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private readonly cost: number
  private readonly atOnce: number
  private readonly longestQueue: number
  /** Compared if there is no account, so that the response takes equally long. */
  private readonly nobodysHash: string

  constructor(cost: number, atOnce = defaultWidth(), longestQueue = 100) {
    this.cost = cost
    this.nobodysHash = `$2a$${String(cost).padStart(2, '0')}$Lvg8CWjlQ/bPCObDp/FF9.doRMOdbjmOJJVpO4NjV0A7lHQ.HdqNy`
    this.atOnce = atOnce
    this.longestQueue = longestQueue
  }

  /** Prefixed as in Supabase and pgcrypto; the letters name the same algorithm. */
  async hash(password: string): Promise<string> {
    const made = await this.inTurn(() => hash(password, this.cost))
    return made.replace(/^\$2[by]\$/, '$2a$$')
  }

  /** Does the same work whether or not there is a hash to compare with. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    const comparable = stored?.startsWith('$2') && Buffer.byteLength(password) <= longestPassword
    const candidate = comparable ? password : password.slice(0, 16)
    const same = await this.inTurn(() => verify(candidate, comparable ? stored! : this.nobodysHash)).catch(
      (error) => {
        if ((error as { status?: number }).status === 429) throw error
        return false
      },
    )
    return same && Boolean(comparable)
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.longestQueue) {
        throw tooMany('over_request_rate_limit', 'Request rate limit reached', 5)
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else {
      this.running++
    }
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}
