import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Everything that must hold: checks, unit, server and browser tests. The last line counts them. */
const reports = await mkdtemp(path.join(tmpdir(), 'test-reports-'))
let passed = 0
let failed = 0

/** What runs beside something else says what it found in one piece, at its end. */
async function run(
  output: 'at once' | 'at its end',
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const title = `\n— ${command} ${args.join(' ')}`
  const stdio = output === 'at once' ? 'inherit' : 'pipe'
  if (output === 'at once') console.log(title)
  const child = spawn('npx', ['--no-install', command, ...args], {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (output === 'at its end') console.log(`${title}\n${Buffer.concat(said)}`)
  return code === 0
}

/** A check is one test: it holds or it does not. */
async function check(command: string, ...args: string[]): Promise<void> {
  if (await run('at its end', command, args)) passed++
  else failed++
}

function count(ok: boolean, counts: { passed: number; failed: number }): void {
  passed += counts.passed
  failed += ok ? counts.failed : Math.max(counts.failed, 1)
}

/** A runner reports how many of its tests passed; one that reports nothing has failed. */
async function readReport(name: string): Promise<Record<string, number> | undefined> {
  const text = await readFile(path.join(reports, name), 'utf8').catch(() => '')
  if (!text) return undefined
  const report = JSON.parse(text)
  return report.stats ?? report
}

async function vitest(): Promise<void> {
  const file = path.join(reports, 'vitest.json')
  const ok = await run('at its end', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = await readReport('vitest.json')
  count(ok, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 })
}

async function playwright(project: 'stories' | 'measured'): Promise<void> {
  const name = `${project}.json`
  const ok = await run(
    'at once',
    'playwright',
    ['test', `--project=${project}`, '--no-deps', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, name) },
  )
  const report = await readReport(name)
  count(ok, {
    passed: report?.expected ?? 0,
    failed: report ? report.unexpected! + report.flaky! : 1,
  })
}

await Promise.all([
  check('vite', 'build', '--logLevel', 'warn'),
  run('at its end', 'tsx', ['scripts/install-chromium.ts']),
])
await Promise.all([check('biome', 'check', '--error-on-warnings'), check('tsc'), check('knip'), vitest()])
await playwright('stories')
await playwright('measured')
await rm(reports, { recursive: true, force: true })

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
