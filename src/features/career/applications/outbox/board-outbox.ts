import { toAppError } from '../../../../lib/errors.ts'
import { whenForgotten } from '../../../../lib/own-storage.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { boardQuery } from '../api/get-board.ts'
import { applicationKeys } from '../api/keys.ts'
import type { CardChanges } from '../model.ts'
import { combine } from './combine.ts'
import {
  type Change,
  type ChangeDraft,
  inSendingOrder,
  isKept,
  keepChange,
  keptChanges,
  type Problem,
  prefixOf,
  releaseChange,
} from './kept-changes.ts'
import { sendChange } from './send-change.ts'

/** Errors that only time or the network can resolve. */
const passing = new Set(['network', 'not_signed_in', '', '0', '502', '503', '504'])
const longestPause = 60_000

interface Fields {
  name: string
  /** The fields before they were changed, and after. */
  base: Partial<CardChanges>
  changes: Partial<CardChanges>
  /** All fields. */
  card: CardChanges
}

/** Changes made to the board without a network. They outlive the tab, and are sent once. */
export class BoardOutbox {
  private changes: Change[]
  /** The one being sent: nothing is added to it. */
  private sending: string | undefined
  private run: Promise<void> | undefined
  private pause = 2000
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly userId: string

  constructor(userId: string) {
    this.userId = userId
    this.changes = keptChanges(userId)
    addEventListener('online', () => void this.flush())
    addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(prefixOf(userId))) this.read()
    })
  }

  get = (): Change[] => this.changes

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Throws if this browser has no room for it. */
  keep(draft: ChangeDraft): void {
    const next = { ...draft, id: crypto.randomUUID(), at: new Date().toISOString() } as Change
    const earlier = keptChanges(this.userId).filter(({ id }) => id !== this.sending)
    if (deletes(next)) this.keepDeletion(next, earlier)
    else keepChange(this.userId, combine(earlier, next))
    this.read()
  }

  /** Nothing else of the card or column is sent, and nothing at all if the server never had it. */
  private keepDeletion(next: Change, earlier: Change[]): void {
    const own = earlier.filter(({ cardId }) => cardId === next.cardId)
    if (!own.some(adds)) keepChange(this.userId, next)
    for (const { id } of own) releaseChange(this.userId, id)
  }

  /** What an open card's form says now, instead of what it said before; nothing if it is as it was. */
  keepFields(cardId: string, { name, base, changes, card }: Fields): void {
    const own = keptChanges(this.userId).filter(
      (one) => one.cardId === cardId && !one.problem && one.id !== this.sending,
    )
    // The form of a deleted card saves once more when it closes.
    if (own.some((one) => one.kind === 'delete')) return
    const added = own.find((one) => one.kind === 'add')
    const saved = own.find((one) => one.kind === 'save')
    if (added) keepChange(this.userId, { ...added, name, card: { ...added.card, ...card } })
    else if (saved && Object.keys(changes).length === 0) releaseChange(this.userId, saved.id)
    else if (saved) keepChange(this.userId, { ...saved, name, base, changes })
    else if (Object.keys(changes).length > 0) this.keep({ kind: 'save', cardId, name, base, changes })
    this.read()
  }

  /** Fields of a card that wait to be sent. */
  waitingFields(cardId: string): Extract<Change, { kind: 'save' }> | undefined {
    return keptChanges(this.userId)
      .filter((one) => one.kind === 'save')
      .find((one) => one.cardId === cardId && !one.problem)
  }

  /** The form of an open card has saved its fields itself. */
  forgetFields(cardId: string): void {
    for (const { id, kind, cardId: changed, problem } of keptChanges(this.userId))
      if (kind === 'save' && changed === cardId && !problem) releaseChange(this.userId, id)
    this.read()
  }

  discard({ id }: Pick<Change, 'id'>): void {
    releaseChange(this.userId, id)
    this.read()
    void this.refresh()
  }

  /** The person chose their own version, or wants to try again. */
  keepMine(change: Change): Promise<void> {
    const { problem } = change
    const next: Change = { ...change, problem: undefined }
    if (problem?.kind === 'moved' && next.kind === 'move') next.from = problem.column
    if (problem?.kind === 'changed' && next.kind === 'save') next.base = { ...next.base, ...problem.theirs }
    if (problem?.kind === 'edited' && next.kind === 'delete') next.revision = problem.revision
    return this.replace(next)
  }

  /** The person chose what was saved elsewhere; what doesn't contradict it is still sent. */
  takeTheirs(change: Change): Promise<void> {
    const { problem } = change
    if (change.kind === 'save' && problem?.kind === 'changed') {
      const rest = Object.entries(change.changes).filter(([field]) => !(field in problem.theirs))
      if (rest.length > 0)
        return this.replace({ ...change, problem: undefined, changes: Object.fromEntries(rest) })
    }
    this.discard(change)
    return Promise.resolve()
  }

  /** Sends what waits, one after another; a second call during a run joins it. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.run ??= this.inTurn(() => this.sendAll()).finally(() => {
      this.run = undefined
    })
    return this.run
  }

  /** Tabs wait for each other. Where they can't, sending twice changes nothing. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    if (!navigator.locks) return work()
    return navigator.locks.request(prefixOf(this.userId), work)
  }

  private async sendAll(): Promise<void> {
    const waiting = inSendingOrder(keptChanges(this.userId).filter(({ problem }) => !problem))
    if (waiting.length === 0) return
    for (const { id } of waiting) {
      // It may have changed or gone while earlier ones were sent.
      const change = keptChanges(this.userId).find((one) => one.id === id && !one.problem)
      if (!change) continue
      this.sending = id
      try {
        const problem = await sendChange(this.userId, change)
        if (problem) this.ask(change, problem)
        else releaseChange(this.userId, id)
      } catch (cause) {
        const { code, message } = toAppError(cause)
        if (passing.has(code) || !navigator.onLine) return this.later()
        this.ask(change, { kind: 'refused', code, message })
      } finally {
        this.sending = undefined
      }
    }
    this.pause = 2000
    this.read()
    await this.refresh()
  }

  /** Nothing comes back to a device that the person has left. */
  private ask(change: Change, problem: Problem): void {
    if (isKept(this.userId, change.id)) keepChange(this.userId, { ...change, problem })
  }

  private async replace(change: Change): Promise<void> {
    keepChange(this.userId, change)
    this.read()
    await this.flush()
  }

  /** The person signs out. */
  forget(): void {
    clearTimeout(this.timer)
    this.changes = []
    for (const listener of this.listeners) listener()
  }

  private later(): void {
    this.read()
    this.timer = setTimeout(() => void this.flush(), this.pause)
    this.pause = Math.min(this.pause * 2, longestPause)
  }

  private async refresh(): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: boardQuery(this.userId).queryKey })
    await queryClient.invalidateQueries({ queryKey: applicationKeys.cards })
  }

  private read(): void {
    this.changes = keptChanges(this.userId)
    for (const listener of this.listeners) listener()
  }
}

const adds = (one: Change) => one.kind === 'add' || (one.kind === 'column' && 'add' in one.change)
const deletes = (one: Change) => one.kind === 'delete' || (one.kind === 'column' && 'remove' in one.change)

const outboxes = new Map<string, BoardOutbox>()
whenForgotten(() => {
  for (const outbox of outboxes.values()) outbox.forget()
})

/** The person's outbox in this tab. */
export function boardOutboxOf(userId: string): BoardOutbox {
  const known = outboxes.get(userId) ?? new BoardOutbox(userId)
  outboxes.set(userId, known)
  return known
}
