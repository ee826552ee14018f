import { randomUUID } from 'node:crypto'
import {
  createClient,
  type RealtimeChannel,
  type RealtimeChannelOptions,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { expect, vi } from 'vitest'
import WebSocket from 'ws'
import type { TestServer } from '../server.ts'

type Config = RealtimeChannelOptions['config']

export interface Received {
  type: string
  event: string
  payload: unknown
  meta?: { id: string; replayed?: boolean }
}

/** A client with the given protocol version, and its channels. */
export class TestClient {
  readonly supabase: SupabaseClient
  private readonly hasToken: boolean

  constructor(server: TestServer, options: { token?: string; key?: string; vsn?: string } = {}) {
    const { token, key = server.engine.publishableKey, vsn = '2.0.0' } = options
    this.hasToken = token !== undefined
    this.supabase = createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never, vsn },
      ...(token && { accessToken: async () => token }),
    })
  }

  channel(name: string, config: Config = {}): TestChannel {
    return new TestChannel(this.supabase.channel(name, { config }))
  }

  /** Joins and returns the channel, or throws the server's error. */
  async join(name: string, config: Config = {}): Promise<TestChannel> {
    const channel = this.channel(name, config)
    await this.ready()
    await channel.join()
    return channel
  }

  /** A client fetches its token when it is created. A join before that would be anonymous. */
  async ready(): Promise<void> {
    if (this.hasToken) await this.supabase.realtime.setAuth()
  }

  async close(): Promise<void> {
    await this.supabase.removeAllChannels()
  }
}

export class TestChannel {
  readonly received: Received[] = []
  readonly system: { status: string; message: string; extension: string; channel: string }[] = []
  readonly presence: { event: string; key?: string }[] = []
  readonly statuses: string[] = []
  readonly channel: RealtimeChannel

  constructor(channel: RealtimeChannel) {
    this.channel = channel
    channel.on('broadcast', { event: '*' }, (message) => this.received.push(message as Received))
    channel.on('system', {}, (message) => this.system.push(message))
  }

  /** Clients only request presence if they listen to it before joining. */
  withPresence(): this {
    this.channel.on('presence', { event: '*' }, (change) => this.presence.push(change as never))
    return this
  }

  join(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.channel.subscribe((status, error) => {
        this.statuses.push(status)
        if (status === 'SUBSCRIBED') resolve()
        else reject(error ?? new Error(status))
      })
    })
  }

  send(event: string, payload: unknown): Promise<string> {
    return this.channel.send({ type: 'broadcast', event, payload })
  }

  /** All messages received so far, once there are enough. */
  async messages(count: number): Promise<Received[]> {
    await vi.waitFor(
      () => {
        if (this.received.length < count) throw new Error(`${this.received.length} of ${count} arrived`)
      },
      { interval: 5 },
    )
    return this.received
  }
}

/** An access token of a signed-in person. */
export function tokenFor(
  server: TestServer,
  options: { userId?: string; sessionId?: string; expiresIn?: number; role?: string } = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return server.engine.tokens.sign({
    sub: options.userId ?? randomUUID(),
    session_id: options.sessionId ?? randomUUID(),
    role: options.role ?? 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + (options.expiresIn ?? 3600),
  })
}

/** Enough time for something that must not happen to happen. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for a condition on a machine that may be busy. */
export const eventually = <T>(read: () => T) => expect.poll(read, { interval: 10 })
