import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** Runs everything that is measured, one after the other; each prints its figures and fails below its bar. */
const helpers = new Set([
  'process.ts',
  'load.ts',
  'token.ts',
  'baseline.ts',
  'realtime-server.ts',
  'realtime-relay.ts',
])
const files = readdirSync('bench').filter((file) => file.endsWith('.ts') && !helpers.has(file))
for (const file of files) {
  console.log(`\n— bench/${file}`)
  const { status } = spawnSync('npx', ['--no-install', 'tsx', `bench/${file}`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
