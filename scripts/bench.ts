import { readdirSync } from 'node:fs'
import { endWithTools, startTool } from './tool.ts'

/** Runs all benchmarks, or those named, one after another; each prints its results and fails below its threshold. */
const helpers = new Set([
  'process.ts',
  'load.ts',
  'token.ts',
  'baseline.ts',
  'realtime-server.ts',
  'realtime-relay.ts',
])
endWithTools()
const all = readdirSync('bench').filter((file) => file.endsWith('.ts') && !helpers.has(file))
const named = process.argv.slice(2).map((name) => `${name}.ts`)
const unknown = named.filter((file) => !all.includes(file))
if (unknown.length > 0) {
  console.error(`There is no bench/${unknown[0]}. Known: ${all.map((file) => file.slice(0, -3)).join(', ')}`)
  process.exit(2)
}
const files = named.length > 0 ? named : all
const missed: string[] = []
for (const file of files) {
  console.log(`\n— bench/${file}`)
  const child = startTool(process.execPath, ['--import', 'tsx', `bench/${file}`], { stdio: 'inherit' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) missed.push(file)
}
console.log(
  `\n${files.length - missed.length} of ${files.length} held${missed.length > 0 ? `; not: ${missed.join(', ')}` : ''}`,
)
process.exitCode = missed.length > 0 ? 1 : 0
