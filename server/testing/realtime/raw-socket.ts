import { once } from 'node:events'
import { vi } from 'vitest'
import WebSocket from 'ws'
import type { TestServer } from '../server.ts'

interface Reply {
  status: 'ok' | 'error'
  response: Record<string, unknown>
}

type Message = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown]

/** A WebSocket without a client library, for messages no client would send. */
export class RawSocket {
  readonly messages: Message[] = []
  readonly binary: Buffer[] = []
  closeCode: number | undefined
  closeReason = ''
  readonly socket: WebSocket
  private ref = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data, isBinary) => {
      if (isBinary) this.binary.push(data as Buffer)
      else this.messages.push(JSON.parse(String(data)))
    })
    socket.on('error', () => undefined)
    socket.on('close', (code, reason) => {
      this.closeCode = code
      this.closeReason = String(reason)
    })
  }

  static async open(server: TestServer, query: Record<string, string> = {}): Promise<RawSocket> {
    const params = new URLSearchParams({ apikey: server.engine.publishableKey, vsn: '2.0.0', ...query })
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket?${params}`)
    const raw = new RawSocket(socket)
    await once(socket, 'open')
    return raw
  }

  /** Sends an event and waits for its reply. */
  async ask(topic: string, event: string, payload: unknown, joinRef = '1'): Promise<Reply> {
    const ref = String(++this.ref)
    this.send([joinRef, ref, topic, event, payload])
    return this.reply(ref)
  }

  join(topic: string, config: Record<string, unknown> = {}, rest: object = {}): Promise<Reply> {
    const ref = String(++this.ref)
    this.send([ref, ref, topic, 'phx_join', { config, ...rest }])
    return this.reply(ref)
  }

  send(message: unknown): void {
    this.socket.send(
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
    )
  }

  reply(ref: string): Promise<Reply> {
    return vi.waitFor(
      () => {
        const found = this.messages.find((message) => message[1] === ref && message[3] === 'phx_reply')
        if (!found) throw new Error(`no reply to ${ref}; closed: ${this.closeCode}`)
        return found[4] as Reply
      },
      { timeout: 8000, interval: 5 },
    )
  }

  async closed(): Promise<number> {
    return vi.waitFor(
      () => {
        if (this.closeCode === undefined) throw new Error('still open')
        return this.closeCode
      },
      { timeout: 8000, interval: 5 },
    )
  }

  close(): void {
    this.socket.terminate()
  }
}
