import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** Browser tests need a browser: the system's package where there is a good one, or Playwright's download. */
const attempts: [string, string[]][] = [
  ['npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium']],
  ['npx', ['--no-install', 'playwright', 'install', 'chromium']],
]
const aptGet = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'
const withShell = `${aptGet} chromium-headless-shell`
const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
if (/^ID=debian$/m.test(release) && process.getuid?.() === 0) {
  attempts.unshift(['sh', ['-c', withShell]], ['sh', ['-c', aptGet]])
}

for (const [command, args] of attempts) {
  if (findChromium()) break
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
}
if (!findChromium()) {
  console.error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.')
  process.exitCode = 1
}
