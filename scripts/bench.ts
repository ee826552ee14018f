import { readdirSync } from 'node:fs'
import { endWithTools, startTool } from './tool.ts'

/** Runs everything that is measured, one after the other; each prints its figures and fails below its bar. */
const helpers = new Set([
  'process.ts',
  'load.ts',
  'token.ts',
  'baseline.ts',
  'realtime-server.ts',
  'realtime-relay.ts',
])
endWithTools()
const files = readdirSync('bench').filter((file) => file.endsWith('.ts') && !helpers.has(file))
for (const file of files) {
  console.log(`\n— bench/${file}`)
  const child = startTool(process.execPath, ['--import', 'tsx', `bench/${file}`], { stdio: 'inherit' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) process.exitCode = 1
}
