import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  url: string
  directUrl: string
  /** From now on the connections that are open pass nothing on, and say nothing of it. New ones work. */
  freeze(): void
  close(): Promise<void>
}

/** Stands between a server and its database. `passOn` may take away some of what the database says. */
export async function startProxy(
  directUrl: string,
  passOn: (chunk: Buffer) => Buffer = (chunk) => chunk,
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(directUrl)
  const sockets = new Set<Socket>()
  const frozen = new WeakSet<Socket>()
  const proxy = createServer((client) => {
    const database = connect({ host: hostname, port: Number(port) })
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (chunk) => frozen.has(client) || database.write(chunk))
    database.on('data', (chunk) => frozen.has(client) || client.write(passOn(chunk)))
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(directUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as { port: number }).port)
  return {
    url: url.href,
    directUrl,
    freeze() {
      for (const socket of sockets) frozen.add(socket)
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => proxy.close(() => resolve()))
    },
  }
}
