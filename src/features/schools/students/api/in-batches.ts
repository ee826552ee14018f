/** Repeats a call until it finds less to do than its limit. Returns the total. */
export async function inBatches(
  most: number,
  call: () => Promise<number>,
  onProgress: (done: number) => void,
): Promise<number> {
  let done = 0
  for (;;) {
    const count = await call()
    done += count
    onProgress(done)
    if (count < most) return done
  }
}
