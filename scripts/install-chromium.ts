import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium, findHeadlessShell } from './chromium.ts'

/** Browser tests need a browser: the system's package where there is a good one, or Playwright's download. */
function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
}

const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
const isDebian = /^ID=debian$/m.test(release) && process.getuid?.() === 0
// Also where only the whole browser is there: the one without a window saves more time than it takes to get.
if (isDebian && [undefined, '/usr/bin/chromium'].includes(findHeadlessShell())) {
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq'
  run('sh', '-c', `apt-get update -qq; ${install} chromium chromium-headless-shell || ${install} chromium`)
}

for (const withSystemLibraries of [['--with-deps'], []]) {
  if (findChromium()) break
  run('npx', '--no-install', 'playwright', 'install', ...withSystemLibraries, 'chromium')
}
if (!findChromium()) {
  console.error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.')
  process.exitCode = 1
}
