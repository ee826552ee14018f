type Task = () => void | Promise<void>

/** Runs tasks one after another: immediately if nothing waits, so that synchronous work stays synchronous. */
export class SerialQueue {
  private readonly waiting: Task[] = []
  private busy = false
  private readonly onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.onError = onError
  }

  get length(): number {
    return this.waiting.length
  }

  run(task: Task): void {
    this.waiting.push(task)
    if (!this.busy) this.next()
  }

  clear(): void {
    this.waiting.length = 0
  }

  private next(): void {
    this.busy = true
    for (let task = this.waiting.shift(); task; task = this.waiting.shift()) {
      const pending = this.attempt(task)
      if (pending) {
        void pending.catch(this.onError).then(() => this.next())
        return
      }
    }
    this.busy = false
  }

  private attempt(task: Task): Promise<void> | undefined {
    try {
      return task() ?? undefined
    } catch (error) {
      this.onError(error)
      return undefined
    }
  }
}
