import { HttpError } from '../http/errors.ts'
import type { Caller } from '../keys/caller.ts'
import type { Shares } from './shares.ts'

interface Waiting {
  keys: Count[]
  begin(): void
}

/** One of the counters a task is part of, and its limit. */
interface Count {
  key: string
  most: number
}

const longestLine = 500

/**
 * Lets callers work in parallel without one making the others wait: each has a share and, beyond it, waits in their
 * own queue. Queues take turns. A person counts by account and address, a visitor by address, and the service key not
 * at all.
 */
export class FairSlots {
  private running = 0
  private readonly held = new Map<string, number>()
  /** Queues by caller, the next to be served first. */
  private readonly lines = new Map<string, Waiting[]>()
  private readonly shares: Shares
  private readonly total: number

  constructor(shares: Shares) {
    this.shares = shares
    this.total = shares.total ?? Number.POSITIVE_INFINITY
  }

  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const counts = this.countsOf(caller)
    if (this.lines.has(lineOf(counts)) || !this.isFree(counts)) await this.wait(counts)
    else this.take(counts)
    try {
      return await work()
    } finally {
      this.release(counts)
    }
  }

  private countsOf({ role, claims, address = 'unknown' }: Caller): Count[] {
    if (role === 'service_role') return []
    if (typeof claims.sub !== 'string') {
      return [{ key: `visitors of ${address}`, most: this.shares.anonymous }]
    }
    return [
      { key: `user ${claims.sub}`, most: this.shares.user },
      { key: `users at ${address}`, most: this.shares.address },
    ]
  }

  private isFree(counts: Count[]): boolean {
    if (this.running >= this.total) return false
    return counts.every(({ key, most }) => (this.held.get(key) ?? 0) < most)
  }

  private take(counts: Count[]): void {
    this.running++
    for (const { key } of counts) this.held.set(key, (this.held.get(key) ?? 0) + 1)
  }

  private release(counts: Count[]): void {
    this.running--
    for (const { key } of counts) {
      const left = this.held.get(key)! - 1
      if (left > 0) this.held.set(key, left)
      else this.held.delete(key)
    }
    this.serve()
  }

  private wait(counts: Count[]): Promise<void> {
    const name = lineOf(counts)
    const line = this.lines.get(name) ?? []
    if (line.length >= longestLine) throw tooBusy()
    this.lines.set(name, line)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1)
        if (line.length === 0) this.lines.delete(name)
        reject(tooBusy())
      }, this.shares.patienceMs)
      const waiting: Waiting = {
        keys: counts,
        begin: () => {
          clearTimeout(late)
          resolve()
        },
      }
      line.push(waiting)
    })
  }

  /** Starts one task from each queue that has room, then moves those queues to the end. */
  private serve(): void {
    if (this.lines.size === 0) return
    for (const [name, line] of [...this.lines]) {
      if (this.running >= this.total) return
      const [next] = line
      if (!next || !this.isFree(next.keys)) continue
      line.shift()
      this.lines.delete(name)
      if (line.length > 0) this.lines.set(name, line)
      this.take(next.keys)
      next.begin()
    }
  }
}

const lineOf = (counts: Count[]): string => counts[0]?.key ?? 'the service'

/** One body for every interface: each client finds its own fields. */
function tooBusy(): HttpError {
  return new HttpError(
    429,
    {
      statusCode: '429',
      error: 'too_many_requests',
      code: 'too_many_requests',
      message: 'Too many requests in progress. Try again in a moment.',
      details: null,
      hint: null,
    },
    { 'retry-after': '2', 'cache-control': 'no-store' },
  )
}
