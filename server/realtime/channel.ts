import type { Caller } from '../keys/caller.ts'
import { Access, unreadable } from './access.ts'
import { readBroadcast } from './broadcast-payload.ts'
import { channelKey, type Member } from './hub.ts'
import { Refusal, revoked } from './identity.ts'
import { type JoinOptions, readJoinOptions } from './join-options.ts'
import { limits } from './limits.ts'
import { inTime, Unavailable } from './permissions.ts'
import type { Broadcast, ClientMessage, Frame, Version } from './protocol/message.ts'
import type { Realtime } from './realtime.ts'
import { SerialQueue } from './serial-queue.ts'
import { messagesToReplay } from './stored-messages.ts'
import { Tracker } from './tracker.ts'

export const topicPrefix = 'realtime:'

/** What a channel needs of the connection it belongs to. */
interface Line {
  caller: Caller
  version: Version
  send(frame: Frame): void
  push(joinRef: string | null, topic: string, event: string, payload: unknown, ref?: string | null): void
  reply(message: ClientMessage, status: 'ok' | 'error', response: unknown): void
  forget(channel: Channel): void
  belongTo(caller: Caller): boolean
  encodeAll(topic: string, messages: Broadcast[]): Frame[]
  takeJoin(): boolean
}

/** One channel joined by one connection. Its messages are handled one at a time. */
export class Channel implements Member {
  readonly topic: string
  readonly joinRef: string | null
  readonly version: Version
  key = ''
  private options!: JoinOptions
  private access!: Access
  private tracker!: Tracker
  private closed = false
  /** Broadcasts that arrive before the join is answered. */
  private held: [frame: Frame, id?: string][] | undefined = []
  private readonly replayed = new Set<string>()
  private readonly queue: SerialQueue
  private readonly connection: Line
  private readonly realtime: Realtime

  constructor(connection: Line, realtime: Realtime, join: ClientMessage) {
    this.connection = connection
    this.realtime = realtime
    this.topic = join.topic
    this.joinRef = join.joinRef ?? join.ref
    this.version = connection.version
    this.queue = new SerialQueue((error) => this.shutDown(this.reasonOf(error)))
  }

  get name(): string {
    return this.topic.slice(topicPrefix.length)
  }

  join(message: ClientMessage): void {
    this.queue.run(() => this.enter(message))
  }

  receive(message: ClientMessage): void {
    if (this.queue.length < limits.waitingPerChannel) {
      this.queue.run(() => (this.closed ? undefined : this.handle(message)))
    } else {
      this.shutDown('Too many messages per second')
    }
  }

  /** Sends an encoded broadcast to this channel. */
  deliver(frame: Frame, id?: string): void {
    if (!this.access.readable.broadcast) return
    if (this.held) this.held.push([frame, id])
    else if (id === undefined || !this.replayed.has(id)) this.connection.send(frame)
  }

  deliverPresence(frame: Frame): void {
    if (this.tracker.listening && !this.held) this.connection.send(frame)
  }

  /** An ended session closes its channels. */
  endIfRevoked(): void {
    if (this.access.revoked) this.shutDown(revoked().message)
  }

  /** Policies may have changed: closes the channel if it can no longer be read. */
  askAgain(): void {
    this.queue.run(() => (this.closed ? undefined : this.refusing(this.access.askAgain())))
  }

  /** Tells the client why, then closes the channel. The connection stays open. */
  shutDown(message: string): void {
    if (this.closed) return
    this.push('system', { extension: 'system', status: 'error', message, channel: this.name })
    this.close()
  }

  close(): void {
    if (this.closed) return
    this.release()
    this.connection.forget(this)
    this.connection.push(this.joinRef, this.topic, 'phx_close', {}, this.joinRef)
  }

  /** Releases everything silently, for a connection that is gone. */
  release(): void {
    this.closed = true
    this.queue.clear()
    this.access?.end()
    this.tracker?.end()
    this.realtime.hub.remove(this)
  }

  private async enter(message: ClientMessage): Promise<void> {
    try {
      this.prepare(readJoinOptions(message.payload))
      await this.access.open(this.options.accessToken)
      if (this.closed) return
      if (!this.connection.belongTo(this.access.caller)) {
        throw new Refusal('ConnectionRateLimitReached', 'Too many connected users')
      }
      this.realtime.hub.add(this)
      const replay = await this.loadReplay()
      if (this.closed) return
      // The session may have ended since it was checked: channels are only notified once they are in the hub.
      if (this.access.revoked) throw revoked()
      this.connection.reply(message, 'ok', { postgres_changes: [] })
      this.begin(replay)
    } catch (error) {
      if (this.closed) return
      this.release()
      this.connection.forget(this)
      this.connection.reply(message, 'error', { reason: this.reasonOf(error) })
    }
  }

  private prepare(options: JoinOptions): void {
    const { name, connection, realtime } = this
    if (!options.private && realtime.engine.config.realtime.private_only) throw privateOnly()
    this.options = options
    this.key = channelKey(name, options.private)
    this.access = new Access(
      realtime.engine,
      connection.caller,
      { name, private: options.private },
      (reason) => this.shutDown(reason),
    )
    this.tracker = new Tracker(realtime, this.key, options, this.access)
  }

  private async loadReplay(): Promise<Frame[]> {
    if (!this.options.replay) return []
    if (!this.access.readable.broadcast) throw unreadable(this.name)
    const { engine } = this.realtime
    const question = messagesToReplay(engine, this.access.caller, this.name, this.options.replay)
    const messages = await inTime(question).catch(() => {
      throw new Refusal('UnableToReplayMessages', 'Realtime was unable to replay messages')
    })
    for (const { meta } of messages) if (meta) this.replayed.add(meta.id)
    return this.connection.encodeAll(this.topic, messages)
  }

  private begin(replay: Frame[]): void {
    if (this.tracker.listening) this.push('presence_state', this.tracker.list())
    for (const frame of replay) this.connection.send(frame)
    const held = this.held ?? []
    this.held = undefined
    for (const [frame, id] of held) this.deliver(frame, id)
    if (!this.options.replicationReady) return
    const message = 'Replication connection established'
    this.push('system', { extension: 'system', status: 'ok', message, channel: this.name })
  }

  private handle(message: ClientMessage): void | Promise<void> {
    switch (message.event) {
      case 'broadcast':
        return this.broadcast(message)
      case 'presence':
        return this.presence(message)
      case 'access_token':
        return this.renew(message.payload)
      case 'phx_leave':
        this.connection.reply(message, 'ok', {})
        return this.close()
    }
  }

  private broadcast(message: ClientMessage): void | Promise<void> {
    const allowed = this.access.mayWrite('broadcast')
    if (typeof allowed !== 'boolean') return allowed.then((answer) => this.send(message, answer))
    this.send(message, allowed)
  }

  private send(message: ClientMessage, allowed: boolean): void {
    if (this.closed) return
    const { reason, broadcast } = allowed
      ? readBroadcast(message.payload)
      : { reason: `You do not have permissions to write to this Channel topic: ${this.name}` }
    if (broadcast) {
      this.realtime.hub.broadcast(this.key, broadcast, this.options.self ? undefined : this)
      this.realtime.peers.broadcast(this.key, broadcast)
    }
    if (this.options.ack) this.connection.reply(message, reason ? 'error' : 'ok', reason ? { reason } : {})
  }

  private async presence(message: ClientMessage): Promise<void> {
    const listening = this.tracker.listening
    const { status, response, tooLarge } = await this.tracker.handle(message.payload)
    if (this.closed) return
    if (tooLarge) return this.shutDown('Track message size exceeded')
    this.connection.reply(message, status, response)
    if (!listening && this.tracker.listening) this.push('presence_state', this.tracker.list())
  }

  private async renew(payload: unknown): Promise<void> {
    const token = (payload as { access_token?: unknown }).access_token
    if (!this.access.isNews(token) || !this.connection.takeJoin()) return
    await this.refusing(this.access.renew(token))
  }

  /** Clients don't rejoin a closed channel, so the database being away is no reason to close it. */
  private refusing(question: Promise<void>): Promise<void> {
    return question.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      if (error instanceof Unavailable) this.askLater()
      else this.shutDown(error.message)
    })
  }

  private askLater(): void {
    setTimeout(() => this.askAgain(), limits.askAgainMs).unref()
  }

  private push(event: string, payload: unknown): void {
    this.connection.push(this.joinRef, this.topic, event, payload)
  }

  private reasonOf(error: unknown): string {
    if (error instanceof Refusal) return error.reason
    this.realtime.engine.log.error({ err: error }, 'channel failed')
    return new Unavailable().reason
  }
}

const privateOnly = () => new Refusal('PrivateOnly', 'This project only allows private channels')
