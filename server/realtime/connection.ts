import type { RawData, WebSocket } from 'ws'
import type { Caller } from '../keys/caller.ts'
import { Channel, topicPrefix } from './channel.ts'
import { limits } from './limits.ts'
import { decodeFrame } from './protocol/decode.ts'
import { encodeBroadcast, encodeMessage } from './protocol/encode.ts'
import {
  type Broadcast,
  type ClientMessage,
  type Frame,
  MalformedFrame,
  type Version,
} from './protocol/message.ts'
import type { Realtime } from './realtime.ts'
import type { SocketPlace } from './socket-counts.ts'
import { TokenBucket } from './token-bucket.ts'

const closeCodes = { goingAway: 1001, malformed: 1007, policy: 1008, overload: 1013 }

/** One WebSocket with its channels. */
export class Connection {
  readonly caller: Caller
  readonly version: Version
  private readonly channels = new Map<string, Channel>()
  private readonly joins = new TokenBucket(limits.joins)
  private readonly events = new TokenBucket(limits.events)
  private readonly bytes = new TokenBucket(limits.bytes)
  private readonly silence: NodeJS.Timeout
  private readonly socket: WebSocket
  private readonly realtime: Realtime
  private readonly place: SocketPlace | undefined

  constructor(
    socket: WebSocket,
    realtime: Realtime,
    caller: Caller,
    version: Version,
    place: SocketPlace | undefined,
  ) {
    this.place = place
    this.socket = socket
    this.realtime = realtime
    this.caller = caller
    this.version = version
    this.silence = setTimeout(() => this.close(closeCodes.policy, 'No heartbeat'), limits.silenceMs)
    socket.on('message', (data, binary) => this.receive(data, binary))
    // An oversized or broken frame: the library sends the right code and closes.
    socket.on('error', () => this.end())
    socket.on('close', () => this.end())
  }

  send({ data, binary }: Frame): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount <= limits.unsentBytes) {
      this.socket.send(data, { binary })
    } else {
      this.end()
      this.socket.terminate()
    }
  }

  push(
    joinRef: string | null,
    topic: string,
    event: string,
    payload: unknown,
    ref: string | null = null,
  ): void {
    this.send(encodeMessage(this.version, { joinRef, ref, topic, event, payload }))
  }

  reply(message: ClientMessage, status: 'ok' | 'error', response: Record<string, unknown>): void {
    if (message.ref === null) return
    this.push(message.joinRef, message.topic, 'phx_reply', { status, response }, message.ref)
  }

  encodeAll(topic: string, broadcasts: Broadcast[]): Frame[] {
    return broadcasts
      .map((broadcast) => encodeBroadcast(this.version, topic, broadcast))
      .filter((frame) => frame !== undefined)
  }

  /** Joins and new tokens query the database, so they are rate-limited. */
  takeJoin(): boolean {
    if (this.joins.take()) return true
    this.close(closeCodes.policy, 'Too many joins per second')
    return false
  }

  /** Returns false if the person signed in on it has too many sockets. */
  belongTo({ claims }: Caller): boolean {
    return typeof claims.sub !== 'string' || (this.place?.belongTo(claims.sub) ?? true)
  }

  forget(channel: Channel): void {
    if (this.channels.get(channel.topic) === channel) this.channels.delete(channel.topic)
  }

  /** Asks the client to reconnect, because this server is about to stop. */
  goAway(): void {
    this.close(closeCodes.goingAway, 'Going away')
  }

  private close(code: number, reason: string): void {
    this.end()
    this.socket.close(code, reason)
    setTimeout(() => this.socket.terminate(), limits.closeMs).unref()
  }

  private end(): void {
    clearTimeout(this.silence)
    for (const channel of this.channels.values()) channel.release()
    this.channels.clear()
  }

  private receive(data: RawData, binary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.silence.refresh()
    try {
      const frame = data as Buffer
      const allowed = this.events.take() && this.bytes.take(frame.length)
      this.handle(decodeFrame(this.version, frame, binary), allowed)
    } catch (error) {
      if (!(error instanceof MalformedFrame)) {
        this.realtime.engine.log.error({ err: error }, 'could not handle a message')
      }
      this.close(closeCodes.malformed, 'Malformed message')
    }
  }

  private handle(message: ClientMessage, allowed: boolean): void {
    const channel = this.channels.get(message.topic)
    if (!allowed) {
      this.refuseFlood(channel)
    } else if (message.topic === 'phoenix') {
      if (message.event === 'heartbeat') this.reply(message, 'ok', {})
    } else if (message.event === 'phx_join') {
      this.join(message)
    } else if (!channel) {
      const left = message.event === 'phx_leave'
      this.reply(message, left ? 'ok' : 'error', left ? {} : { reason: 'unmatched topic' })
    } else if (message.joinRef === null || message.joinRef === channel.joinRef) {
      channel.receive(message)
    }
  }

  /** The first time, the channel is closed; a client that keeps going loses its connection. */
  private refuseFlood(channel: Channel | undefined): void {
    const reason = 'Too many messages per second'
    if (channel) channel.shutDown(reason)
    else this.close(closeCodes.policy, reason)
  }

  private join(message: ClientMessage): void {
    const reason = this.refuseJoin(message.topic)
    if (reason) {
      this.reply(message, 'error', { reason })
    } else if (!this.joins.take()) {
      this.reply(message, 'error', { reason: 'ClientJoinRateLimitReached: Too many joins per second' })
      this.close(closeCodes.policy, 'Too many joins per second')
    } else {
      this.channels.get(message.topic)?.close()
      const channel = new Channel(this, this.realtime, message)
      this.channels.set(message.topic, channel)
      channel.join(message)
    }
  }

  private refuseJoin(topic: string): string | undefined {
    if (!topic.startsWith(topicPrefix)) return 'unmatched topic'
    if (topic === topicPrefix) return 'TopicNameRequired: You must provide a topic name'
    if (Buffer.byteLength(topic) > limits.nameBytes) {
      return `TopicNameTooLong: A topic can have up to ${limits.nameBytes} bytes`
    }
    if (this.channels.size >= limits.channelsPerConnection && !this.channels.has(topic)) {
      return 'ChannelRateLimitReached: Too many channels'
    }
  }
}
