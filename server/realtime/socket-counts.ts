import { limits } from './limits.ts'

/** How many sockets each address and each person has open. */
export class SocketCounts {
  private readonly held = new Map<string, number>()

  /** Returns nothing if the address is at its limit. A socket counts for its address until someone signs in on it. */
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

  /**
   * Counts the socket for a person from now on: a whole school may share one address. Returns false if they have too
   * many.
   */
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
