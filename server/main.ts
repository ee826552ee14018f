import { ExitCode, StartFailure } from './failure.ts'
import { type RunningServer, startServer } from './server.ts'
import { stopOnSignal } from './stop.ts'
import { describeSummary, logSummary } from './summary.ts'

/** Set once it answers. */
export let server: RunningServer | undefined

const interrupt = new AbortController()
let isStarted = false

try {
  const starting = startServer(process.env, interrupt.signal)
  // Registered before startup completes, so that a signal during startup leaves nothing running.
  stopOnSignal(async () => {
    if (isStarted) return (await starting).close()
    interrupt.abort()
    await starting.then(
      (started) => started.close(),
      () => undefined,
    )
  })
  server = await starting
  isStarted = true
  if (process.stdout.isTTY) {
    for (const line of describeSummary(server)) process.stdout.write(line ? `  ${line}\n` : '\n')
  } else {
    logSummary(server)
  }
} catch (error) {
  if (!interrupt.signal.aborted) fail(error)
}

function fail(error: unknown): never {
  if (error instanceof StartFailure) {
    process.stderr.write(`\n${error.message}\n\n`)
    process.exit(error.exitCode)
  }
  process.stderr.write(`\nThe server could not start: ${(error as Error).stack}\n`)
  process.exit(ExitCode.unexpected)
}
