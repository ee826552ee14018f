import path from 'node:path'
import { load } from './load.ts'
import { removeFolder, startProcess, temporaryFolder } from './process.ts'
import { accessTo } from './token.ts'

/** The read of rest-read.ts while 8 clients sign in nonstop: at least 0.6 of its throughput must remain. */
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const resource =
  '/rest/v1/missions?select=id,title,summary,hours,created_at,companies(id,name)&order=created_at.desc&limit=20'
const folder = await temporaryFolder()
const server = await startProcess({ SUPABASE_DIR: path.join(import.meta.dirname, 'supabase') }, folder)

try {
  const { token } = await accessTo(folder)
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` }
  const credentials = { email: 'bench@example.com', password: 'Bench-password-1!' }
  const post = (at: string) =>
    fetch(`${server.url}/auth/v1/${at}`, {
      method: 'POST',
      headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
  const signedUp = await post('signup')
  if (!signedUp.ok) throw new Error(`sign-up failed: ${await signedUp.text()}`)

  await load(`${server.url}${resource}`, headers, 1)
  const alone = await load(`${server.url}${resource}`, headers, seconds)
  let over = false
  let signIns = 0
  const refused: string[] = []
  const clients = Array.from({ length: 8 }, async () => {
    while (!over) {
      const response = await post('token?grant_type=password')
      const text = await response.text()
      if (response.ok) signIns++
      else refused.push(text)
    }
  })
  const together = await load(`${server.url}${resource}`, headers, seconds)
  over = true
  await Promise.all(clients)
  if (refused.length > 0) throw new Error(`${refused.length} sign-ins were refused: ${refused[0]}`)
  const kept = together.perSecond / alone.perSecond
  console.log(
    `sign-in: ${alone.perSecond} req/s alone, ${together.perSecond} req/s (p99 ${together.p99} ms) during ` +
      `${(signIns / seconds).toFixed(1)} sign-ins/s: ${kept.toFixed(2)} kept (at least 0.6 wanted)`,
  )
  if (kept < 0.6 || together.failed > 0) process.exitCode = 1
} finally {
  await server.stop()
  await removeFolder(folder)
}
