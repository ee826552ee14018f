import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Access } from './access.ts'
import type { JoinOptions } from './join-options.ts'
import { limits } from './limits.ts'
import type { Presence, PresenceList } from './presence-model.ts'
import type { Realtime } from './realtime.ts'

interface Answer {
  status: 'ok' | 'error'
  response: Record<string, unknown>
  tooLarge?: true
}

const ok: Answer = { status: 'ok', response: {} }

/** One channel's own presence: whether it receives others, and what it says about itself. */
export class Tracker {
  private enabled: boolean
  private own: Presence | undefined
  private ended = false
  private readonly realtime: Realtime
  private readonly channel: string
  private readonly presenceKey: string
  private readonly access: Access

  constructor(realtime: Realtime, channel: string, options: JoinOptions, access: Access) {
    this.realtime = realtime
    this.channel = channel
    this.enabled = options.presenceEnabled
    this.presenceKey = options.presenceKey
    this.access = access
  }

  get listening(): boolean {
    return this.enabled && this.access.readable.presence
  }

  list(): PresenceList {
    return this.realtime.board.list(this.channel)
  }

  async handle(payload: unknown): Promise<Answer> {
    const { event, payload: meta = {} } = payload as { event?: unknown; payload?: unknown }
    switch (typeof event === 'string' ? event.toLowerCase() : undefined) {
      case 'track':
        return (await this.access.mayWrite('presence'))
          ? this.track(meta)
          : refuse('You do not have permissions to track presence in this Channel')
      case 'untrack':
        this.untrack()
        return ok
      case undefined:
        return ok
      default:
        return refuse('Unknown presence event')
    }
  }

  private untrack(): void {
    const { own } = this
    if (!own) return
    this.own = undefined
    this.realtime.board.leave(this.channel, own.key, own.ref)
    this.realtime.peers.left(this.channel, own)
  }

  /** After this, nothing is tracked, whatever was still in progress. */
  end(): void {
    this.ended = true
    this.untrack()
  }

  private track(meta: unknown): Answer {
    if (this.ended) return ok
    if (typeof meta !== 'object' || meta === null || Array.isArray(meta)) {
      return refuse('Presence track payload must be a map')
    }
    if (Buffer.byteLength(JSON.stringify(meta)) > limits.presenceBytes) {
      return { ...refuse('Track message size exceeded'), tooLarge: true }
    }
    this.enabled = true
    if (this.own && isDeepStrictEqual(this.own.meta, meta)) return ok
    if (!this.own && this.realtime.board.count(this.channel) >= limits.presencesPerChannel) {
      return refuse('Too many presences in this Channel')
    }
    this.own = {
      ref: randomBytes(12).toString('base64url'),
      key: this.presenceKey,
      meta: meta as Record<string, unknown>,
      node: this.realtime.peers.node,
      replaces: this.own?.ref,
    }
    this.realtime.board.enter(this.channel, this.own)
    this.realtime.peers.entered(this.channel, this.own)
    return ok
  }
}

function refuse(reason: string): Answer {
  return { status: 'error', response: { reason } }
}
