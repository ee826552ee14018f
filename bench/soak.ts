import path from 'node:path'
import { load } from './load.ts'
import { removeFolder, residentMegabytes, startProcess, temporaryFolder } from './process.ts'
import { accessTo } from './token.ts'

/** A minute of reads, writes and errors: the process must not grow and must not return 5xx. */
const seconds = Number(process.env.BENCH_SECONDS ?? 60)
const folder = await temporaryFolder()
const server = await startProcess({ SUPABASE_DIR: path.join(import.meta.dirname, 'supabase') }, folder)

try {
  const { token } = await accessTo(folder)
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` }
  const base = `${server.url}/rest/v1/missions`
  const read = `${base}?select=id,title,companies(id,name)&order=created_at.desc&limit=20`
  await load(read, headers, Math.max(5, seconds / 4))
  const before = await residentMegabytes(server.pid)
  const samples: number[] = []
  const timer = setInterval(async () => samples.push(await residentMegabytes(server.pid)), 1000)
  let fiveHundreds = 0
  let over = false
  /** Every request has a different shape, so that plan and statement caches turn over too. */
  const oddRequests = Array.from({ length: 4 }, async (_, lane) => {
    for (let n = 0; !over; n++) {
      const query = n % 2 ? `select=id&limit=${(n % 90) + 1}&offset=${n}` : `select=nope${n}&id=eq.${lane}`
      const response = await fetch(`${base}?${query}`, { headers })
      await response.text()
      if (response.status >= 500) fiveHundreds++
    }
  })
  const measured = await load(read, headers, seconds, 28)
  over = true
  await Promise.all(oddRequests)
  clearInterval(timer)
  const half = Math.floor(samples.length / 2)
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(list.length, 1)
  const growth = mean(samples.slice(half)) - mean(samples.slice(0, half))
  console.log(
    `soak: ${seconds} s at ${measured.perSecond} req/s, ${measured.failed + fiveHundreds} failures, ` +
      `${before.toFixed(0)} MB before, second half ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB (at most 16)`,
  )
  if (growth > 16 || measured.failed + fiveHundreds > 0) process.exitCode = 1
} finally {
  await server.stop()
  await removeFolder(folder)
}
