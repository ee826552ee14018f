import { createServer } from 'vite'
import { startServer } from '../server/server.ts'

/** The backend and Vite's server with hot reload, side by side; Ctrl-C stops both. */
const backend = await startServer({ ...process.env })
process.env.PORT = new URL(backend.url).port
const web = await createServer()
await web.listen()
console.log(`\n  Develop   ${web.resolvedUrls?.local[0]}\n  Backend   ${backend.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([web.close(), backend.close()])
    process.exit(0)
  })
}
