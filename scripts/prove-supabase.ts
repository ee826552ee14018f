import { rmSync } from 'node:fs'
import { chmod, mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stopOnSignal } from '../server/stop.ts'
import { startSmtpPeer } from '../server/testing/smtp-peer.ts'
import { startPushService } from '../supabase/tests/push-service.ts'
import { proveAnswers, proveIssuer } from './prove-supabase/answers.ts'
import { startProductServer } from './prove-supabase/backend.ts'
import { copyBackend, deployment, endCommands, hasSupabaseCli, supabaseCli } from './prove-supabase/cli.ts'
import { proveAdvice, provePush } from './prove-supabase/database.ts'
import { denoProgram, prepareDeno, proveTypes, runFunctions } from './prove-supabase/deno.ts'
import { functionNames, proveConfiguration, proveDeployment, proveSecrets } from './prove-supabase/deploy.ts'
import { startGateway } from './prove-supabase/gateway.ts'
import { proveLint } from './prove-supabase/lint.ts'
import { findLinter } from './prove-supabase/linter.ts'
import { startManagementApi } from './prove-supabase/management-api.ts'
import { proveQueues, refusedAddress } from './prove-supabase/queues.ts'
import { failedSteps, leaveOut, step } from './prove-supabase/steps.ts'

/** Proves with Supabase's own CLI and with Deno that the backend folder works on hosted Supabase. */
const program = denoProgram()
if (!program || !hasSupabaseCli()) {
  const missing = program ? 'Supabase’s CLI' : 'Deno'
  console.error(`${missing} isn't installed for ${process.platform}-${process.arch}, so nothing was proven.`)
  console.error(
    'Run "npm ci" without --omit=optional. If there is no build for this system, use another one.',
  )
  process.exit(1)
}

const place = await realpath(await mkdtemp(path.join(tmpdir(), 'prove-supabase-')))
// PostgreSQL's own account must be able to enter it.
await chmod(place, 0o711)
process.once('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
/** What is running, last one first. */
const running: { close(): Promise<void> }[] = []
async function closeAll(): Promise<void> {
  for (const one of running.splice(0)) await one.close()
}
stopOnSignal(async () => {
  await endCommands()
  await closeAll()
  // A proof that was cut short has failed.
  throw new Error('interrupted')
})
function keep<T extends { close(): Promise<void> }>(started: T): T {
  running.unshift(started)
  return started
}

const folder = await copyBackend(place)
const names = functionNames(folder)
const api = keep(await startManagementApi())
const cli = await supabaseCli(place, folder, api.url)
const deno = await prepareDeno(program, place)

async function proveHosting(): Promise<void> {
  const backend = { folder, cli, project: api.project }
  await step('functions deploy: every function, with the files it imports', () => proveDeployment(backend))
  await step('config push: nothing is left to push', () => proveConfiguration(backend))
  await step('secrets set', () => proveSecrets(backend))
}

async function proveServer(): Promise<void> {
  const smtp = keep(
    await startSmtpPeer({
      onRcptTo: ({ address }, _session, callback) =>
        address === refusedAddress
          ? callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
          : callback(),
    }),
  )
  const pushes = keep(await startPushService())
  const linter = findLinter()
  const server = await step('our server, with the demo world', () =>
    startProductServer(place, smtp.url, keep, linter),
  )
  if (!server) return
  await server.sql(`insert into private.push_services values ('127.0.0.1')`)
  const functions = { url: '' }
  const gateway = keep(await startGateway(server.url, functions))
  const { publishableKey, secretKey } = server.engine

  async function proveFunctions(): Promise<void> {
    const started = await step('Deno runs every function', async () =>
      keep(
        await runFunctions(deno, names, {
          SUPABASE_URL: gateway.url,
          SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
          SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
          SITE_URL: deployment.SITE_URL,
          SMTP_URL: smtp.url,
          MAIL_FROM: 'Essor <noreply@essor.test>',
        }),
      ),
    )
    if (!started) return
    functions.url = started.url
    const sides = { server: server!.url, deno: gateway.url }
    await step('Deno answers like our server', () => proveAnswers(server!, sides))
    await step('certificates name an issuer that answers', () => proveIssuer(server!, sides))
    await step('Deno sends, deletes and exports like our server', () =>
      proveQueues({ server: server!, sides, smtp, pushes }),
    )
    if (failedSteps().length > 0) console.log(started.output())
  }

  async function proveDatabase(): Promise<void> {
    await step('db push: finds applied what our server applied', () => provePush(server!, folder, cli))
    await step('db advisors: no warnings', () => proveAdvice(server!, cli))
    if (linter) await step('db lint: no wrong names or types', () => proveLint(server!, cli))
    else leaveOut('db lint', 'it needs plpgsql_check (on Debian: apt install postgresql-15-plpgsql-check)')
  }

  await Promise.all([proveFunctions(), proveDatabase()])
}

try {
  // A failure outside a step is a bug of the proof itself; whatever is running must still be stopped.
  await Promise.all([
    proveHosting(),
    proveServer(),
    step('deno check: every function', () => proveTypes(deno, names)),
  ])
} finally {
  await closeAll()
}
if (failedSteps().length > 0) process.exitCode = 1
