import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Gateway {
  url: string
  close(): Promise<void>
}

const mount = '/functions/v1'

/** One address for both, as on Supabase: functions are answered by `functions.url`, everything else by `backend`. */
export async function startGateway(backend: string, functions: { url: string }): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    const isFunction = incoming.url!.startsWith(`${mount}/`)
    const target = new URL(
      isFunction ? functions.url + incoming.url!.slice(mount.length) : backend + incoming.url,
    )
    const { method, headers } = incoming
    const passed = forward(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end(error.message)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
