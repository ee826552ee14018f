import { connect, createServer, type Server, type Socket } from 'node:net'

/** A stretch of network between two programs, which can be cut or fall silent. */
export class Link {
  readonly port: number
  private readonly sockets = new Set<Socket>()
  private readonly silenced = new WeakSet<Socket>()
  private readonly server: Server
  private state: 'up' | 'cut' | 'silent' = 'up'

  private constructor(server: Server, to: number) {
    this.server = server
    this.port = (server.address() as { port: number }).port
    server.on('connection', (near) => this.join(near, to))
  }

  static async to(port: number): Promise<Link> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new Link(server, port)
  }

  /** Refuses everyone, as when the program at the other end is gone. */
  cut(): void {
    this.state = 'cut'
    for (const socket of this.sockets) socket.destroy()
  }

  /** Nothing passes, and neither side learns of it. Connections that were open stay silent for good. */
  silence(): void {
    this.state = 'silent'
    for (const socket of this.sockets) this.silenced.add(socket)
  }

  restore(): void {
    this.state = 'up'
  }

  close(): void {
    this.cut()
    this.server.close()
  }

  private join(near: Socket, to: number): void {
    near.on('error', () => undefined)
    if (this.state === 'cut') return void near.destroy()
    this.sockets.add(near)
    near.on('close', () => this.sockets.delete(near))
    if (this.state === 'silent') return void this.silenced.add(near)
    const far = connect(to, '127.0.0.1')
    far.on('error', () => undefined)
    near.on('data', (part) => this.silenced.has(near) || far.write(part))
    far.on('data', (part) => this.silenced.has(near) || near.write(part))
    near.on('close', () => far.destroy())
    far.on('close', () => this.silenced.has(near) || near.destroy())
  }
}
