import { ExitCode, StartFailure } from './failure.ts'
import { startServer } from './server.ts'

const say = (line = '') => process.stdout.write(`${line}\n`)

try {
  const server = await startServer(process.env)
  say()
  say(`  Open      ${server.url}`)
  if (!server.engine.env.SMTP_URL) say(`  Mailbox   ${server.url}/mailbox`)
  say('  Stop      Ctrl-C')
  say()
  stopOnSignal(server.close)
} catch (error) {
  if (error instanceof StartFailure) {
    process.stderr.write(`\n${error.message}\n\n`)
    process.exit(error.exitCode)
  }
  process.stderr.write(`\nThe server could not start: ${(error as Error).stack}\n`)
  process.exit(ExitCode.unexpected)
}

/** The first signal ends what is running in good order; a second one ends at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(ExitCode.unexpected)
      stopping = true
      close().then(
        () => process.exit(0),
        () => process.exit(ExitCode.unexpected),
      )
    })
  }
}
