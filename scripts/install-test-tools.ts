import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { findLinter } from './prove-supabase/linter.ts'

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0
}

const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
const isDebian = /^ID=debian$/m.test(release) && process.getuid?.() === 0

/**
 * What tests need from Debian, each missing need with the packages that meet it, best first. Elsewhere, the tests of
 * poolers and the proof that reads the database's functions say that they did not run.
 */
function missing(): string[][] {
  const plpgsqlCheck = `postgresql-${/^VERSION_ID="12"$/m.test(release) ? 15 : 17}-plpgsql-check`
  // Also if only the full browser exists: the headless one saves more time than it takes to download.
  const hasShell = ![undefined, '/usr/bin/chromium'].includes(findHeadlessShell())
  return [
    ...(hasShell ? [] : [['chromium chromium-headless-shell', 'chromium']]),
    ...(existsSync('/usr/sbin/pgbouncer') ? [] : [['pgbouncer']]),
    ...(findLinter() ? [] : [[plpgsqlCheck]]),
  ]
}

function install(...packages: string[]): boolean {
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  return run('apt-get', 'install', '-y', '-qq', ...packages.flatMap((names) => names.split(' ')))
}

const needs = isDebian ? missing() : []
if (needs.length > 0) {
  run('apt-get', 'update', '-qq')
  // Together is fastest; one by one, a package that can't be had doesn't keep out the others.
  if (!install(...needs.map(([best]) => best!)))
    for (const choices of needs) choices.some((choice) => install(choice))
}

// Systems without a suitable package get Playwright's own download.
for (const withSystemLibraries of [['--with-deps'], []]) {
  if (findChromium()) break
  run('npx', '--no-install', 'playwright', 'install', ...withSystemLibraries, 'chromium')
}
if (!findChromium()) {
  console.error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.')
  process.exitCode = 1
}
