import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findBundle } from './bundle-server.mjs'
import { isWebAppBuilt } from './web-app.mjs'

/**
 * `npm start`: builds what is missing or older than its source, then runs the server in this process. Plain
 * JavaScript, since nothing is built yet when it starts.
 */
if (!isWebAppBuilt() || !findBundle()) await prepare()
const bundle = findBundle()
if (bundle) {
  await import(bundle)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../server/main.ts')
}

if (process.env.DEMO === 'off') {
  process.stdout.write('  First administrator   npm run admin -- create EMAIL --name "First Last"\n\n')
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
