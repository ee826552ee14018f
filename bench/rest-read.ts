import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../server/postgres/free-port.ts'
import { load } from './load.ts'
import { removeFolder, startProcess, stopProcess, temporaryFolder } from './process.ts'
import { accessTo } from './token.ts'

/**
 * 20 rows with one embed under row-level security, 32 connections: the server compared with bare postgres.js and the
 * same SQL, in turns. Fails below 1.5 times the baseline.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const resource =
  '/rest/v1/missions?select=id,title,summary,hours,created_at,companies(id,name)&order=created_at.desc&limit=20'

const folder = await temporaryFolder()
const server = await startProcess({ SUPABASE_DIR: path.join(import.meta.dirname, 'supabase') }, folder)
const access = await accessTo(folder)
const headers = { apikey: server.publishableKey, authorization: `Bearer ${access.token}` }
const baselinePort = await freePort()
const script = [
  '--import',
  'tsx',
  'bench/baseline.ts',
  access.databaseUrl,
  JSON.stringify(access.publicKey),
  String(baselinePort),
]
const baseline = spawn(process.execPath, script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
await once(baseline, 'message')

try {
  const ours = `${server.url}${resource}`
  const theirs = `http://127.0.0.1:${baselinePort}/`
  const [a, b] = await Promise.all([ours, theirs].map(async (url) => (await fetch(url, { headers })).text()))
  if (a !== b || JSON.parse(a!).length !== 20) throw new Error(`the two do not answer alike:\n${a}\n${b}`)

  await load(ours, headers, 1)
  await load(theirs, headers, 1)
  const ratios: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const base = await load(theirs, headers, seconds)
    const mine = await load(ours, headers, seconds)
    ratios.push(mine.perSecond / base.perSecond)
    console.log(
      `round ${round}: server ${mine.perSecond} req/s (p99 ${mine.p99} ms, ${mine.failed} failed), ` +
        `baseline ${base.perSecond} req/s (p99 ${base.p99} ms), ratio ${ratios.at(-1)!.toFixed(2)}`,
    )
    if (mine.failed > 0) throw new Error(`${mine.failed} requests failed`)
  }
  const median = ratios.sort((x, y) => x - y)[Math.floor(ratios.length / 2)]!
  console.log(`rest-read: ${median.toFixed(2)} times the baseline (at least 1.5 wanted)`)
  if (median < 1.5) process.exitCode = 1
} finally {
  await stopProcess(baseline)
  await server.stop()
  await removeFolder(folder)
}
