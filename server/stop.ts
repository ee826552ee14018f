import { ExitCode } from './failure.ts'
import { hasStuckThreads } from './functions/thread.ts'

/** Ctrl-C may arrive twice, from the terminal and from npm. Only a later signal means "stop right away". */
const patience = 3000

/**
 * The first signal shuts down cleanly; a later one exits right away. Also shuts down when npm, which started us, is
 * gone without having forwarded a signal: no one would know the server is still running.
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

/** An ordinary exit waits for every thread, and one stuck in native code may never return. */
function endProcess(code: number): never {
  if (hasStuckThreads()) process.kill(process.pid, 'SIGKILL')
  process.exit(code)
}
