import type { Log } from '../log.ts'
import { reasonOf } from './errors.ts'

/** Minimum response time of requests that may or may not find an account, whatever there is to do. */
const equalMs = 60

/** Work that continues after its request was answered. A stopping server waits for it. */
export class Background {
  private readonly running = new Set<Promise<unknown>>()
  private readonly log: Log

  constructor(log: Log) {
    this.log = log
  }

  /**
   * Always responds after the same time, so that timing doesn't reveal whether an account exists. Longer work
   * continues in the background.
   */
  async inEqualTime(work: () => Promise<unknown>): Promise<void> {
    this.run(work)
    await new Promise((resolve) => setTimeout(resolve, equalMs))
  }

  run(work: () => Promise<unknown>): void {
    const task = work().catch((error) =>
      this.log.error({ reason: reasonOf(error) }, 'background work of an auth request failed'),
    )
    this.running.add(task)
    task.finally(() => this.running.delete(task))
  }

  async finish(): Promise<void> {
    while (this.running.size) await Promise.all(this.running)
  }
}

/** Waits for a result the response depends on, but never responds before the minimum time. */
export async function notSooner<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, equalMs))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
