/** Remembers answers for a short time. When it is full, the oldest one is dropped. */
export class Recent<T> {
  private readonly entries = new Map<string, { value: T; until: number }>()
  private readonly pending = new Map<string, Promise<T>>()
  private readonly lifetime: number
  private readonly most: number

  constructor(lifetime: number, most: number) {
    this.lifetime = lifetime
    this.most = most
  }

  /**
   * Requests of one caller for the same thing share one answer; failures aren't remembered. Callers don't wait
   * for each other, because one who asks too often may have to wait or be refused.
   */
  get(
    caller: string,
    key: string,
    ask: () => Promise<T>,
    isKept: (value: T) => boolean = () => true,
  ): Promise<T> {
    const known = this.entries.get(key)
    if (known && known.until > Date.now()) return Promise.resolve(known.value)
    const request = `${caller} ${key}`
    const underWay = this.pending.get(request)
    if (underWay) return underWay
    const asked = ask()
      .then((value) => {
        if (isKept(value)) this.keep(key, value)
        return value
      })
      .finally(() => this.pending.delete(request))
    this.pending.set(request, asked)
    return asked
  }

  private keep(key: string, value: T): void {
    this.entries.delete(key)
    this.entries.set(key, { value, until: Date.now() + this.lifetime })
    if (this.entries.size <= this.most) return
    const [oldest] = this.entries.keys()
    this.entries.delete(oldest!)
  }
}
