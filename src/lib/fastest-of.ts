/** How many milliseconds the fastest of three runs took: a busy machine may stall during one of them. */
export function fastestOf3(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}
