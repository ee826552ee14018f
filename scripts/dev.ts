import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'
import { startServer } from '../server/server.ts'
import { stopOnSignal } from '../server/stop.ts'

/** The backend, and Vite with hot reload in front of it; Ctrl-C stops both. */
const starting = start()
stopOnSignal(async () => (await starting).close())
try {
  const { address, backend } = await starting
  console.log(`\n  Develop   ${address}\n  Backend   ${backend}\n  Stop      Ctrl-C\n`)
} catch (error) {
  console.error(`\n${(error as Error).message}\n`)
  process.exit(1)
}

async function start() {
  const backend = await startServer(process.env)
  // Where Vite forwards requests: see vite.config.ts.
  process.env.PORT = new URL(backend.url).port
  // Our own server: Vite's would end the process on a signal, and PostgreSQL would stay behind.
  const http = createHttpServer()
  const web = await createServer({ server: { middlewareMode: { server: http }, hmr: { server: http } } })
  http.on('request', web.middlewares)
  const close = async () => {
    http.close()
    http.closeAllConnections()
    await Promise.allSettled([web.close(), backend.close()])
  }
  try {
    http.listen(web.config.server.port, 'localhost')
    await once(http, 'listening')
  } catch (error) {
    await close()
    throw error
  }
  const address = `http://localhost:${(http.address() as { port: number }).port}`
  // Links in emails lead to the page being worked on.
  if (!process.env.SITE_URL) backend.engine.siteUrl = address
  return { address, backend: backend.url, close }
}
