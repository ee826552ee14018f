import { randomBytes } from 'node:crypto'
import type { ServerContext } from '../context.ts'
import type { Hub } from './hub.ts'
import { limits } from './limits.ts'
import { Outbox, storedMark } from './outbox.ts'
import { type PeerMessage, readPeerMessage, writePeerMessage } from './peer-message.ts'
import type { PresenceBoard } from './presence.ts'
import type { Presence } from './presence-model.ts'
import type { Broadcast } from './protocol/message.ts'
import { SerialQueue } from './serial-queue.ts'

const notifications = 'realtime_peers'

/**
 * The other servers on this database. Broadcasts and presences reach them by NOTIFY. Each server sends heartbeats,
 * and the presences of one that goes silent are removed.
 */
export class Peers {
  readonly node = randomBytes(9).toString('base64url')
  /** When this server last received its own message, which proves that notifications arrive. */
  heardAt = Date.now()
  private readonly lastSeen = new Map<string, number>()
  private readonly outbox: Outbox
  private readonly inbox: SerialQueue
  private sequence = 0
  private heartbeat: NodeJS.Timeout | undefined
  private stopListening: (() => void) | undefined
  private readonly engine: ServerContext
  private readonly hub: Hub
  private readonly board: PresenceBoard

  constructor(engine: ServerContext, hub: Hub, board: PresenceBoard) {
    this.engine = engine
    this.hub = hub
    this.board = board
    this.outbox = new Outbox(engine.db.admin, notifications, engine.log)
    this.outbox.onRecovered = () => this.greet()
    this.inbox = new SerialQueue((error) =>
      engine.log.warn({ err: error }, 'lost a message from another server'),
    )
  }

  async start(): Promise<void> {
    this.stopListening = await this.engine.db.listener.on(notifications, (text) => this.receive(text))
    this.engine.db.listener.onReconnect(() => this.greet())
    this.greet()
    await this.outbox.settle()
    this.heartbeat = setInterval(() => this.beat(), limits.heartbeatMs)
    this.heartbeat.unref()
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat)
    this.stopListening?.()
    this.send({ kind: 'bye' })
    await this.outbox.settle()
  }

  broadcast(channel: string, broadcast: Broadcast): void {
    if (this.lastSeen.size > 0) this.send({ kind: 'broadcast', channel, broadcast })
  }

  entered(channel: string, presence: Presence): void {
    if (this.lastSeen.size > 0) this.send({ kind: 'entered', channel, presence })
  }

  left(channel: string, { key, ref }: Presence): void {
    if (this.lastSeen.size > 0) this.send({ kind: 'left', channel, key, ref })
  }

  private greet(): void {
    this.send({ kind: 'hello', presences: this.board.ofNode(this.node) })
  }

  private beat(): void {
    const deadline = Date.now() - limits.peerTimeoutMs
    for (const [node, seen] of this.lastSeen) if (seen < deadline) this.forget(node)
    this.send({ kind: 'alive' })
  }

  private forget(node: string): void {
    this.lastSeen.delete(node)
    this.board.replaceNode(node, [])
  }

  private send(message: PeerMessage): void {
    // PostgreSQL merges equal notifications in a transaction; the number makes each one different.
    this.outbox.send(writePeerMessage(this.node, ++this.sequence, message))
  }

  private receive(text: string): void {
    this.inbox.run(() => {
      if (!text.startsWith(storedMark)) return this.handle(text)
      return this.fetch(text.slice(storedMark.length)).then((body) => this.handle(body))
    })
  }

  private async fetch(id: string): Promise<string> {
    const { rows } = await this.engine.db.admin.query<{ body: string }>(
      'select body from _server.realtime_payloads where id = $1',
      [id],
    )
    if (!rows[0]) throw new Error('a stored message is missing')
    return rows[0].body
  }

  private handle(text: string): void {
    const { node, message } = readPeerMessage(text)
    if (node === this.node) {
      this.heardAt = Date.now()
      return
    }
    if (message.kind === 'bye') {
      this.forget(node)
      return
    }
    const known = this.lastSeen.has(node)
    this.lastSeen.set(node, Date.now())
    if (message.kind === 'hello' || message.kind === 'state') {
      this.board.replaceNode(node, message.presences)
      if (message.kind === 'hello') this.send({ kind: 'state', presences: this.board.ofNode(this.node) })
      return
    }
    if (!known) this.greet()
    if (message.kind === 'alive') return
    if (message.kind === 'broadcast') {
      this.hub.broadcast(message.channel, message.broadcast)
    } else if (message.kind === 'entered') {
      this.board.enter(message.channel, message.presence)
    } else {
      this.board.leave(message.channel, message.key, message.ref)
    }
  }
}
