import { type AppError, toAppError } from '../../../lib/errors.ts'
import type { Message } from './api/answers.ts'
import { sendMessage } from './api/send-message.ts'
import { keepMessage, keptMessages, prefixOf, releaseMessage } from './kept-messages.ts'
import type { Outgoing } from './outgoing.ts'

export type OutgoingState = 'sending' | 'waiting'

/** Errors that only time or the network can resolve. */
const passing = new Set(['network', 'messages_too_fast', 'not_signed_in', '', '0', '502', '503', '504'])
const longestPause = 60_000

/**
 * Messages written on this device that haven't arrived yet. Outlives the page, the tab and the connection.
 */
export class Outbox {
  private items: Outgoing[]
  private state: OutgoingState = 'sending'
  private run: Promise<void> | undefined
  private pause = 2000
  private timer: ReturnType<typeof setTimeout> | undefined
  private listeners = new Set<() => void>()
  private arrivals = new Set<(item: Outgoing, message: Message) => void>()
  private readonly userId: string

  constructor(userId: string) {
    this.userId = userId
    this.items = keptMessages(userId)
    addEventListener('online', () => this.flush())
    addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(prefixOf(userId))) this.set(keptMessages(userId))
    })
  }

  get = (): Outgoing[] => this.items
  getState = (): OutgoingState => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Reports the stored message. */
  onArrival(listener: (item: Outgoing, message: Message) => void): () => void {
    this.arrivals.add(listener)
    return () => this.arrivals.delete(listener)
  }

  add(item: Outgoing): void {
    keepMessage(this.userId, item)
    this.set([...this.items, item])
    this.flush()
  }

  retry(id: string): void {
    const item = this.items.find((one) => one.id === id)
    if (item) this.change({ ...item, problem: undefined })
    this.flush()
  }

  discard(id: string): void {
    releaseMessage(this.userId, id)
    this.set(this.items.filter((item) => item.id !== id))
  }

  /** Sends pending messages one after another; a second call during a run joins it. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.run ??= this.inTurn(() => this.sendAll()).finally(() => {
      this.run = undefined
      // Written while the last response was on its way.
      if (this.state === 'sending' && this.items.some(({ problem }) => !problem)) void this.flush()
    })
    return this.run
  }

  /** Tabs wait for each other. Where they can't, the database still stores each message once. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    if (!navigator.locks) return work()
    return navigator.locks.request(prefixOf(this.userId), work)
  }

  private async sendAll(): Promise<void> {
    this.items = keptMessages(this.userId, this.items)
    const done = new Set<string>()
    for (;;) {
      const item = this.items.find(({ id, problem }) => !problem && !done.has(id))
      if (!item) break
      done.add(item.id)
      try {
        const message = await sendMessage(this.userId, item)
        this.pause = 2000
        this.state = 'sending'
        for (const listener of this.arrivals) listener(item, message)
        this.discard(item.id)
      } catch (cause) {
        const error = toAppError(cause)
        if (this.isPassing(error)) return this.later()
        this.change({ ...item, problem: { code: error.code, message: error.message } })
      }
    }
    this.state = 'sending'
    this.tell()
  }

  private isPassing({ code }: AppError): boolean {
    return passing.has(code) || !navigator.onLine
  }

  private later(): void {
    this.state = 'waiting'
    this.tell()
    this.timer = setTimeout(() => this.flush(), this.pause)
    this.pause = Math.min(this.pause * 2, longestPause)
  }

  private change(item: Outgoing): void {
    keepMessage(this.userId, item)
    this.set(this.items.map((one) => (one.id === item.id ? item : one)))
  }

  private set(items: Outgoing[]): void {
    this.items = items
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

const outboxes = new Map<string, Outbox>()

/** The person's outbox in this tab. */
export function outboxOf(userId: string): Outbox {
  const known = outboxes.get(userId) ?? new Outbox(userId)
  outboxes.set(userId, known)
  return known
}
