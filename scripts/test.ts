import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endWithTools, startTool, toolPath } from './tool.ts'

/** Everything that must pass: checks, unit, server and browser tests. The last line counts them. */
endWithTools()
const reports = await mkdtemp(path.join(tmpdir(), 'test-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
let passed = 0
/** What failed, by name: repeated at the end, where people look first. */
const failures: string[] = []

/** A program that runs beside another prints its output in one piece when it ends. */
async function run(
  output: 'at once' | 'at its end',
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const title = `\n— ${command} ${args.join(' ')}`
  const stdio = output === 'at once' ? 'inherit' : 'pipe'
  if (output === 'at once') console.log(title)
  const child = startTool(toolPath(command), args, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (output === 'at its end') console.log(`${title}\n${Buffer.concat(said)}`)
  return code === 0
}

/** A check counts as one test: it passes or fails. */
async function check(command: string, ...args: string[]): Promise<void> {
  if (await run('at its end', command, args)) passed++
  else failures.push(command)
}

/** A runner that exits with an error has failed, even if it names no test. */
function count(runner: string, ok: boolean, numberPassed: number, failed: string[]): void {
  passed += numberPassed
  failures.push(...(ok || failed.length > 0 ? failed : [runner]))
}

/** A runner's report; one that wrote none has failed. */
async function readReport<T>(name: string): Promise<T | undefined> {
  const text = await readFile(path.join(reports, name), 'utf8').catch(() => '')
  return text ? JSON.parse(text) : undefined
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

async function vitest(): Promise<void> {
  const file = path.join(reports, 'vitest.json')
  const ok = await run('at its end', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = await readReport<VitestReport>('vitest.json')
  const failed = report?.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}\n    ${failureMessages[0]?.split('\n')[0]}`,
      )
    return tests.length > 0 || status !== 'failed' ? tests : [name]
  })
  count('vitest', ok && report !== undefined, report?.numPassedTests ?? 0, failed ?? [])
}

interface Suite {
  suites?: Suite[]
  specs: { title: string; file: string; ok: boolean; tests: { status: string }[] }[]
}
interface PlaywrightReport {
  stats: { expected: number }
  suites: Suite[]
}

const badStories = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(badStories),
]

async function playwright(): Promise<void> {
  const ok = await run('at once', 'playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json'),
  })
  const report = await readReport<PlaywrightReport>('playwright.json')
  count(
    'playwright',
    ok && report !== undefined,
    report?.stats.expected ?? 0,
    report?.suites.flatMap(badStories) ?? [],
  )
}

await Promise.all([
  check('vite', 'build', '--logLevel', 'warn'),
  run('at its end', 'tsx', ['scripts/install-test-tools.ts']),
])
// Servers that tests start in separate processes run from it.
await run('at its end', 'tsx', ['scripts/prepare.mjs'])
await Promise.all([
  check('biome', 'check', '--error-on-warnings'),
  check('tsc', '--checkers', '1'),
  check('knip'),
  check('tsx', 'scripts/house/check.ts'),
  check('tsx', 'scripts/prove-supabase.ts'),
  vitest(),
])
await playwright()

for (const failure of failures) console.log(`✘ ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
