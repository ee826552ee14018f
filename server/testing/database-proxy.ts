import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  url: string
  directUrl: string
  /** Silently stops passing data on open connections. New ones work. */
  freeze(): void
  /** Ends all connections and answers new ones the way PostgreSQL does while it starts. */
  startUp(): void
  /** Ends what startUp began. */
  isUp(): void
  close(): Promise<void>
}

/** Sits between a server and its database. `passOn` can drop some of what the database sends. */
export async function startProxy(
  directUrl: string,
  passOn: (chunk: Buffer) => Buffer = (chunk) => chunk,
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(directUrl)
  const sockets = new Set<Socket>()
  const frozen = new WeakSet<Socket>()
  let isStarting = false
  const proxy = createServer((client) => {
    if (isStarting) return refuse(client)
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
    startUp() {
      isStarting = true
      for (const socket of sockets) socket.destroy()
    },
    isUp() {
      isStarting = false
    },
    freeze() {
      for (const socket of sockets) frozen.add(socket)
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => proxy.close(() => resolve()))
    },
  }
}

/** An error in PostgreSQL's protocol, in response to the first message. */
function refuse(client: Socket): void {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', '']
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''))
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  client.on('error', () => undefined)
  client.once('data', () => client.end(Buffer.concat([head, body])))
}
