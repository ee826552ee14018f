/** Lets through a number per second, and a burst after a pause. */
export class TokenBucket {
  private tokens: number
  private filledAt = performance.now()
  private readonly burst: number
  private readonly perSecond: number

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.tokens = burst
    this.burst = burst
    this.perSecond = perSecond
  }

  take(amount = 1): boolean {
    const now = performance.now()
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.filledAt) / 1000) * this.perSecond)
    this.filledAt = now
    if (this.tokens < amount) return false
    this.tokens -= amount
    return true
  }
}
