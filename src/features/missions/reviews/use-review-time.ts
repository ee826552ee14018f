import { useEffect, useState } from 'react'
import { ActiveTime } from '../../../lib/active-time.ts'
import { countReviewTime } from './api/count-time.ts'

const beat = 30_000

/** Sends active seconds now and then. One that fails is counted with the next; none holds up a review. */
export class ReviewTime {
  private isRunning = false
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly send: (seconds: number) => Promise<unknown>,
    private readonly time = new ActiveTime(),
  ) {}

  start(): void {
    if (this.isRunning) return
    this.isRunning = true
    this.time.start()
    this.timer = setInterval(() => void this.flush(), beat)
  }

  /** Counts what is left, for example before the feedback is sent and the review closes. */
  async stop(): Promise<void> {
    if (!this.isRunning) return
    this.isRunning = false
    this.time.stop()
    clearInterval(this.timer)
    await this.flush()
  }

  /** The claim is over: what is left can't be counted. */
  drop(): void {
    this.isRunning = false
    this.time.stop()
    clearInterval(this.timer)
  }

  private async flush(): Promise<void> {
    const seconds = this.time.take()
    if (seconds === 0) return
    await this.send(seconds).catch(() => this.time.giveBack(seconds))
  }
}

/** Measures a review while it is claimed. */
export function useReviewTime(submissionId: string, isClaimed: boolean): ReviewTime {
  const [time] = useState(() => new ReviewTime((seconds) => countReviewTime(submissionId, seconds)))
  useEffect(() => {
    if (isClaimed) time.start()
    else time.drop()
  }, [time, isClaimed])
  useEffect(() => () => void time.stop(), [time])
  return time
}
