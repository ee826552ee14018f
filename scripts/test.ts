import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Everything that must hold: checks, unit, server and browser tests. The last line counts them. */
const reports = await mkdtemp(path.join(tmpdir(), 'test-reports-'))
let passed = 0
let failed = 0

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n— ${command} ${args.join(' ')}`)
  const child = spawn('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}

/** A check is one test: it holds or it does not. Side by side, each says what it found in one piece. */
async function check(command: string, ...args: string[]): Promise<void> {
  const child = spawn('npx', ['--no-install', command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const code = await new Promise((resolve) => child.once('close', resolve))
  console.log(`\n— ${command} ${args.join(' ')}\n${Buffer.concat(said)}`)
  if (code === 0) passed++
  else failed++
}

/** A runner reports how many of its tests passed; one that reports nothing has failed. */
async function suite(
  command: string,
  args: string[],
  env: Record<string, string>,
  count: Counter,
): Promise<void> {
  const ok = await run(command, args, env)
  const report = await readFile(path.join(reports, `${command}.json`), 'utf8').catch(() => '')
  const counts = report ? count(JSON.parse(report)) : { passed: 0, failed: 1 }
  passed += counts.passed
  failed += ok ? counts.failed : Math.max(counts.failed, 1)
}

// biome-ignore lint/suspicious/noExplicitAny: two runners' own report formats.
type Counter = (report: any) => { passed: number; failed: number }

await check('vite', 'build', '--logLevel', 'warn')
await Promise.all([
  check('biome', 'check', '--error-on-warnings'),
  check('tsc'),
  check('knip'),
  suite(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
    {},
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  ),
])
await run('tsx', ['scripts/install-chromium.ts'])
await suite(
  'playwright',
  ['test', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json') },
  (report) => ({ passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }),
)
await rm(reports, { recursive: true, force: true })

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
