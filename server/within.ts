/** Waits for a promise up to a limit. Returns whether it resolved in time. */
export async function within(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  return Promise.race([promise.then(() => true), late]).finally(() => clearTimeout(timer))
}
