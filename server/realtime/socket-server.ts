import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { addressOf } from '../http/client-address.ts'
import type { Caller } from '../keys/caller.ts'
import { readCredentials } from '../keys/callers.ts'
import { KeyRefused } from '../keys/key-refused.ts'
import { Connection } from './connection.ts'
import { limits } from './limits.ts'
import type { Version } from './protocol/message.ts'
import type { Realtime } from './realtime.ts'
import { SocketCounts, type SocketPlace } from './socket-counts.ts'

const path = '/realtime/v1/websocket'
const versions: readonly string[] = ['1.0.0', '2.0.0'] satisfies Version[]

/** Turns HTTP upgrades into connections, for callers with a valid key. */
export class SocketServer {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  })
  private readonly connections = new Set<Connection>()
  private readonly counts = new SocketCounts()
  private closed = false
  private readonly realtime: Realtime

  constructor(realtime: Realtime) {
    this.realtime = realtime
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
        answerPlainly(server, request, socket)
        return
      }
      this.upgrade(request, socket, head).catch((error: unknown) => {
        this.realtime.engine.log.error({ err: error }, 'could not open a WebSocket')
        socket.destroy()
      })
    })
  }

  get size(): number {
    return this.connections.size
  }

  /** Asks every client to reconnect later, and accepts no new ones. */
  close(): void {
    this.closed = true
    for (const connection of this.connections) connection.goAway()
    this.sockets.close()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = readUrl(request)
    if (url?.pathname !== path) return refuse(socket, 404, { message: 'Not Found' })
    const version = url.searchParams.get('vsn') ?? '1.0.0'
    if (!versions.includes(version)) {
      return refuse(socket, 400, { message: `Version ${versions.join(' or ')} is required` })
    }
    if (this.closed || this.connections.size >= limits.connections) {
      return refuse(socket, 503, { message: 'Too many connected users' })
    }
    const caller = await this.identify(request, url).catch((error: unknown) => {
      if (!(error instanceof KeyRefused)) throw error
      refuse(socket, 401, { message: error.message, hint: error.hint })
    })
    if (!caller || socket.destroyed) return
    const { env } = this.realtime.engine
    const address = addressOf(request, env.TRUST_PROXY === 'on')
    const place = caller.role === 'service_role' ? undefined : this.counts.enter(address)
    if (!place && caller.role !== 'service_role') {
      return refuse(socket, 429, { message: 'Too many connections from this address' })
    }
    socket.once('close', () => place?.leave())
    this.accept(request, socket, head, { ...caller, address }, version as Version, place)
  }

  private accept(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    caller: Caller,
    version: Version,
    place: SocketPlace | undefined,
  ): void {
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, this.realtime, caller, version, place)
      this.connections.add(connection)
      webSocket.on('close', () => this.connections.delete(connection))
      if (this.closed) connection.goAway()
    })
  }

  private identify(request: IncomingMessage, url: URL): Promise<Caller> {
    const headers = new Headers()
    for (const name of ['apikey', 'x-api-key']) {
      const value = request.headers[name]
      if (typeof value === 'string' && value) headers.set('apikey', value)
    }
    const { apiKey } = readCredentials(headers, url.searchParams)
    return this.realtime.engine.callers.identify({ apiKey })
  }
}

function readUrl(request: IncomingMessage): URL | undefined {
  try {
    return new URL(request.url ?? '', 'http://localhost')
  } catch {
    return undefined
  }
}

function refuse(socket: Duplex, status: number, body: Record<string, unknown>): void {
  const text = JSON.stringify(body)
  socket.once('finish', () => socket.destroy())
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}

/**
 * Some clients offer an upgrade to HTTP/2 on any request and continue with HTTP/1.1 if it is declined. Node has
 * stopped reading such a request by now, so one with a body can't be answered.
 */
function answerPlainly(server: Server, request: IncomingMessage, socket: Duplex): void {
  if (request.headers['transfer-encoding'] || Number(request.headers['content-length'] ?? 0) > 0) {
    refuse(socket, 400, { message: 'Only WebSocket upgrades are supported' })
    return
  }
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket as Socket)
  response.on('finish', () => socket.end())
  server.emit('request', request, response)
}
