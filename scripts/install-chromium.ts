import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium, findHeadlessShell } from './chromium.ts'

/** Browser tests need a browser: the system's package if there is a suitable one, or Playwright's download. */
function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
}

const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
const isDebian = /^ID=debian$/m.test(release) && process.getuid?.() === 0
// Also if only the full browser exists: the headless one saves more time than it takes to download.
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
