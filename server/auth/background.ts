import type { Log } from '../log.ts'
import { reasonOf } from './errors.ts'

/** Work that goes on after its request was answered, and that a stopping server still finishes. */
export class Background {
  private readonly running = new Set<Promise<unknown>>()
  private readonly log: Log

  constructor(log: Log) {
    this.log = log
  }

  /**
   * Answers after the same time whether there was much to do, little or nothing, so that nobody learns from
   * the clock whether an account exists. What takes longer goes on behind the answer.
   */
  async inEqualTime(ms: number, work: () => Promise<unknown>): Promise<void> {
    this.run(work)
    await new Promise((resolve) => setTimeout(resolve, ms))
  }

  run(work: () => Promise<unknown>): void {
    const task = work().catch((error) =>
      this.log.error({ reason: reasonOf(error) }, 'work behind an auth request failed'),
    )
    this.running.add(task)
    task.finally(() => this.running.delete(task))
  }

  async finish(): Promise<void> {
    while (this.running.size) await Promise.all(this.running)
  }
}

/** Waits for the result, and never answers sooner than after this time. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
