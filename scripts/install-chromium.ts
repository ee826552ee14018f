import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

/** Browser tests need a browser: Playwright's download, or the system's package where that cannot be had. */
const attempts: [string, string[]][] = [
  ['npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium']],
  ['npx', ['--no-install', 'playwright', 'install', 'chromium']],
  ['sh', ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium']],
]

for (const [command, args] of attempts) {
  if (findChromium()) break
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
}
if (!findChromium()) {
  console.error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.')
  process.exitCode = 1
}
