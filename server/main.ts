import { describeDemo } from './demo/demo.ts'
import { ExitCode, StartFailure } from './failure.ts'
import { hasMailbox, isEmailMissing, setUpEmail } from './mail/service.ts'
import { startServer } from './server.ts'
import { stopOnSignal } from './stop.ts'

const say = (line = '') => process.stdout.write(`${line}\n`)

const interrupt = new AbortController()
let isStarted = false

try {
  const starting = startServer(process.env, interrupt.signal)
  // Registered before startup completes, so that a signal during startup leaves nothing running.
  stopOnSignal(async () => {
    if (isStarted) return (await starting).close()
    interrupt.abort()
    await starting.then(
      (server) => server.close(),
      () => undefined,
    )
  })
  const server = await starting
  isStarted = true
  const { env, demo } = server.engine
  say()
  say(`  Open      ${server.url}`)
  if (hasMailbox(env)) say(`  Mailbox   ${server.url}/mailbox`)
  say('  Stop      Ctrl-C')
  say()
  const lines = demo ? describeDemo(demo, env.SITE_URL) : []
  for (const line of lines) say(`  ${line}`)
  if (lines.length) say()
  if (isEmailMissing(env)) {
    say(`  Warning   ${setUpEmail}`)
    say()
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
