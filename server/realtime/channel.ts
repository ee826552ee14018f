import type { Caller } from '../postgres/requests.ts'
import { readBroadcast } from './broadcast-payload.ts'
import type { Connection } from './connection.ts'
import { channelKey } from './hub.ts'
import { callerOfToken, expired, Refusal, revoked } from './identity.ts'
import { type JoinOptions, readJoinOptions } from './join-options.ts'
import { limits } from './limits.ts'
import { inTime, Permissions, unavailable } from './permissions.ts'
import type { PresenceDiff } from './presence.ts'
import type { ClientMessage, Frame, Version } from './protocol/message.ts'
import type { Realtime } from './realtime.ts'
import { SerialQueue } from './serial-queue.ts'
import { messagesToReplay } from './stored-messages.ts'
import { Tracker } from './tracker.ts'

export const topicPrefix = 'realtime:'
const longestTimer = 3_600_000

/** One channel that one connection has joined. Its messages are handled one after another. */
export class Channel {
  readonly topic: string
  readonly joinRef: string | null
  readonly version: Version
  key = ''
  private options!: JoinOptions
  private caller: Caller
  private token: string | undefined
  /** Only private channels have permissions; in the others everybody may do everything. */
  private permissions: Permissions | undefined
  private tracker!: Tracker
  private closed = false
  private expiry: NodeJS.Timeout | undefined
  /** Broadcasts that arrive before the join is answered. */
  private held: [frame: Frame, id?: string][] | undefined = []
  private replayed = new Set<string>()
  private readonly queue: SerialQueue
  private readonly connection: Connection
  private readonly realtime: Realtime

  constructor(connection: Connection, realtime: Realtime, join: ClientMessage) {
    this.connection = connection
    this.realtime = realtime
    this.topic = join.topic
    this.joinRef = join.joinRef ?? join.ref
    this.version = connection.version
    this.caller = connection.caller
    this.queue = new SerialQueue((error) => this.fail(error))
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

  /** A broadcast for this channel, already encoded. */
  deliver(frame: Frame, id?: string): void {
    if (this.permissions && !this.permissions.readable.broadcast) return
    if (this.held) this.held.push([frame, id])
    else if (id === undefined || !this.replayed.has(id)) this.connection.send(frame)
  }

  deliverPresence(diff: PresenceDiff): void {
    if (this.tracker.listening && !this.held) this.push('presence_diff', diff)
  }

  /** A session that has ended takes its channels with it. */
  endIfRevoked(): void {
    if (this.isRevoked()) this.shutDown(revoked().message)
  }

  /** Tells the client why, then closes the channel; the connection stays. */
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

  /** Lets go of everything without a word, for a connection that is gone. */
  release(): void {
    this.closed = true
    clearTimeout(this.expiry)
    this.queue.clear()
    this.tracker?.end()
    this.realtime.hub.remove(this)
  }

  private async enter(message: ClientMessage): Promise<void> {
    try {
      this.options = readJoinOptions(message.payload)
      this.key = channelKey(this.name, this.options.private)
      this.tracker = new Tracker(this.realtime, this.key, this.options)
      await this.identify(this.options.accessToken)
      if (this.options.private) await this.authorize()
      if (this.closed) return
      this.realtime.hub.add(this)
      const replay = await this.loadReplay()
      if (this.closed) return
      // A session that ended since it was looked at: channels are told of it only once they are in the hub.
      if (this.isRevoked()) throw revoked()
      this.connection.reply(message, 'ok', { postgres_changes: [] })
      this.begin(replay)
    } catch (error) {
      if (this.closed) return
      this.release()
      this.connection.forget(this)
      this.connection.reply(message, 'error', { reason: this.reasonOf(error) })
    }
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

  private async loadReplay(): Promise<Frame[]> {
    if (!this.options.replay) return []
    if (!this.permissions?.readable.broadcast) throw this.unauthorized()
    const { engine } = this.realtime
    const question = messagesToReplay(engine, this.caller, this.name, this.options.replay)
    const messages = await inTime(question).catch(() => {
      throw new Refusal('UnableToReplayMessages', 'Realtime was unable to replay messages')
    })
    for (const { meta } of messages) if (meta) this.replayed.add(meta.id)
    return this.connection.encodeAll(this.topic, messages)
  }

  private handle(message: ClientMessage): void | Promise<void> {
    switch (message.event) {
      case 'broadcast':
        return this.broadcast(message)
      case 'presence':
        return this.presence(message)
      case 'access_token':
        return this.refresh(message.payload)
      case 'phx_leave':
        this.connection.reply(message, 'ok', {})
        return this.close()
    }
  }

  private broadcast(message: ClientMessage): void | Promise<void> {
    const allowed = this.permissions?.mayWrite('broadcast') ?? true
    if (typeof allowed !== 'boolean') return allowed.then((answer) => this.send(message, answer))
    this.send(message, allowed)
  }

  private send(message: ClientMessage, allowed: boolean): void {
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
    const { status, response, tooLarge } = await this.tracker.handle(message.payload, this.permissions)
    if (this.closed) return
    if (tooLarge) return this.shutDown('Track message size exceeded')
    this.connection.reply(message, status, response)
    if (!listening && this.tracker.listening) this.push('presence_state', this.tracker.list())
  }

  /** Another token for the same channel: everything it allows is asked again. */
  private async refresh(payload: unknown): Promise<void> {
    const token = (payload as { access_token?: unknown }).access_token
    if (typeof token !== 'string' || token.startsWith('sb_') || token === this.token) return
    if (!this.connection.takeJoin()) return
    const before = this.permissions?.readable
    try {
      await this.identify(token)
      if (this.options.private) await this.authorize()
      const now = this.permissions?.readable
      if (before && now && ((before.broadcast && !now.broadcast) || (before.presence && !now.presence))) {
        throw new Refusal(
          'Unauthorized',
          `You no longer have permission to read from this Channel topic: ${this.name}`,
        )
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.shutDown(error.message)
    }
  }

  private async identify(token: string | undefined): Promise<void> {
    const isToken = token !== undefined && !token.startsWith('sb_')
    this.caller = isToken ? await callerOfToken(this.realtime.engine, token) : this.connection.caller
    this.token = token
    this.watchExpiry()
  }

  private async authorize(): Promise<void> {
    const permissions = new Permissions(this.realtime.engine, this.caller, this.name)
    await permissions.load()
    this.permissions = permissions
    this.tracker.readable = permissions.readable.presence
    const { broadcast, presence } = permissions.readable
    if (!broadcast && !presence) throw this.unauthorized()
  }

  private isRevoked(): boolean {
    return this.realtime.engine.revocations.has(this.caller.claims)
  }

  private watchExpiry(): void {
    clearTimeout(this.expiry)
    const { exp } = this.caller.claims
    if (this.closed || typeof exp !== 'number') return
    const left = exp * 1000 - Date.now()
    this.expiry = setTimeout(
      () => (left > longestTimer ? this.watchExpiry() : this.shutDown(expired(exp).message)),
      Math.min(Math.max(left, 0), longestTimer),
    )
  }

  private unauthorized(): Refusal {
    return new Refusal(
      'Unauthorized',
      `You do not have permissions to read from this Channel topic: ${this.name}`,
    )
  }

  private push(event: string, payload: unknown): void {
    this.connection.push(this.joinRef, this.topic, event, payload)
  }

  private fail(error: unknown): void {
    this.shutDown(this.reasonOf(error))
  }

  private reasonOf(error: unknown): string {
    if (error instanceof Refusal) return error.reason
    this.realtime.engine.log.error({ err: error }, 'a channel failed')
    return unavailable().reason
  }
}
