import { describe, expect, it, vi } from 'vitest'
import { ReviewTime } from './use-review-time.ts'

/** Time that was active, without a page to be active on. */
function activeTime(seconds: number) {
  let left = seconds
  return {
    start: vi.fn(),
    stop: vi.fn(),
    take: () => {
      const taken = Math.min(left, 120)
      left -= taken
      return taken
    },
    giveBack: (back: number) => {
      left += back
    },
    left: () => left,
  }
}
const timed = (send: (seconds: number) => Promise<unknown>, time: ReturnType<typeof activeTime>) =>
  new ReviewTime(send, time as never)

describe('the time of a review', () => {
  it('is counted when it stops, once', async () => {
    const time = activeTime(42)
    const send = vi.fn(async () => undefined)
    const review = timed(send, time)
    await review.stop()
    expect(send).not.toHaveBeenCalled()
    review.start()
    review.start()
    expect(time.start).toHaveBeenCalledTimes(1)
    await review.stop()
    await review.stop()
    expect(send.mock.calls).toEqual([[42]])
  })

  it('is kept for the next try, and never holds up the review', async () => {
    const time = activeTime(30)
    const review = timed(() => Promise.reject(new Error('offline')), time)
    review.start()
    await expect(review.stop()).resolves.toBeUndefined()
    expect(time.left()).toBe(30)
  })

  it('is dropped with the claim', async () => {
    const send = vi.fn(async () => undefined)
    const review = timed(send, activeTime(30))
    review.start()
    review.drop()
    await review.stop()
    expect(send).not.toHaveBeenCalled()
  })
})
