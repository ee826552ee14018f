import type { Log } from '../log.ts'
import { reasonOf } from './errors.ts'

/** Requests that may find an account or none are answered after this time, whatever there was to do. */
const equalMs = 60

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
  async inEqualTime(work: () => Promise<unknown>): Promise<void> {
    this.run(work)
    await new Promise((resolve) => setTimeout(resolve, equalMs))
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

/** Waits for the result, which the answer depends on, and never answers sooner than after the equal time. */
export async function notSooner<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, equalMs))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
