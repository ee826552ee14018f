import { limits } from './limits.ts'

/** How many sockets one address and one person hold. */
export class SocketCounts {
  private readonly held = new Map<string, number>()

  /** Nothing where the address has as many as it may. A socket counts for its address until somebody signs in on it. */
  enter(address: string): SocketPlace | undefined {
    const key = `address ${address}`
    return this.take(key, limits.socketsPerAddress) ? new SocketPlace(this, key) : undefined
  }

  take(key: string, most: number): boolean {
    const held = this.held.get(key) ?? 0
    if (held >= most) return false
    this.held.set(key, held + 1)
    return true
  }

  release(key: string): void {
    const left = (this.held.get(key) ?? 0) - 1
    if (left > 0) this.held.set(key, left)
    else this.held.delete(key)
  }
}

/** One socket in the counts. */
export class SocketPlace {
  private key: string | undefined
  private readonly counts: SocketCounts

  constructor(counts: SocketCounts, key: string) {
    this.counts = counts
    this.key = key
  }

  /** From now on it counts for a person: a whole school may sit behind one address. False where they have too many. */
  belongTo(user: string): boolean {
    const key = `user ${user}`
    if (this.key === key || this.key === undefined) return true
    if (!this.counts.take(key, limits.socketsPerUser)) return false
    this.counts.release(this.key)
    this.key = key
    return true
  }

  leave(): void {
    if (this.key !== undefined) this.counts.release(this.key)
    this.key = undefined
  }
}
