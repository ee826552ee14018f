import { ExitCode } from './failure.ts'
import { hasStuckThreads } from './functions/thread.ts'

/** A terminal's Ctrl-C may arrive twice, from the terminal and from npm; only a later one means "right away". */
const patience = 3000

/**
 * The first signal ends what is running in good order; one that comes later ends right away. Also ends when npm, which
 * started us, is gone without passing a signal on: nobody would know that we are still serving.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | undefined
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > patience) endProcess(ExitCode.unexpected)
      return
    }
    stoppingSince = Date.now()
    close().then(
      () => endProcess(0),
      () => endProcess(ExitCode.unexpected),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.env.npm_lifecycle_event) whenParentIsGone(stop)
}

function whenParentIsGone(stop: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 1000)
  watch.unref()
}

/** An ordinary exit waits for every thread, and one inside native code may never come back. */
function endProcess(code: number): never {
  if (hasStuckThreads()) process.kill(process.pid, 'SIGKILL')
  process.exit(code)
}
