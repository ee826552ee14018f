import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findBundle } from './bundle-server.mjs'
import { isWebAppBuilt } from './web-app.mjs'

/**
 * `npm start`: builds what is missing or older than its source, then runs the server in this process. Plain
 * JavaScript, since nothing is built yet when it starts.
 */
if (!isWebAppBuilt() || !findBundle()) await prepare()
const { server } = await run(findBundle())
if (server && !(await hasAdministrator(server.engine.db.admin))) {
  const command = 'npm run admin -- create EMAIL --name "First Last"'
  if (process.stdout.isTTY) process.stdout.write(`  First administrator   ${command}\n\n`)
  else server.engine.log.info({ command }, 'there is no administrator yet')
}

async function run(bundle) {
  if (bundle) return import(bundle)
  const { register } = await import('tsx/esm/api')
  register()
  return import('../server/main.ts')
}

/** Another backend folder may not know administrators at all, and a server that is being stopped has no database. */
async function hasAdministrator(db) {
  try {
    return (await db.query(`select from public.user_roles where role = 'admin' limit 1`)).rowCount === 1
  } catch {
    return true
  }
}

async function prepare() {
  const script = fileURLToPath(new URL('prepare.mjs', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: 'inherit' })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const stop = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, stop)
  const [code, signal] = await new Promise((resolve) => child.once('exit', (...end) => resolve(end)))
  for (const name of signals) process.off(name, stop)
  if (signal) process.kill(process.pid, signal)
  if (code !== 0) process.exit(code ?? 1)
}
