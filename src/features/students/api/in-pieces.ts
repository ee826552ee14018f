/** Calls again until a call found less to do than it may do at once. Answers the sum. */
export async function inPieces(
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
