import { type AppError, isRevisionConflict, toAppError } from '../errors.ts'
import { sameJson } from '../same-json.ts'
import type { Copy, DeviceCopy } from './device-copy.ts'

export interface Stored<T> {
  content: T
  revision: number
}

export interface AutosaveState<T> {
  content: T
  /** Offline means: not on the server yet, but safe on this device. */
  status: 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'failed'
  /** When something typed here was last saved. */
  savedAt?: Date
  /** In a conflict: what was saved elsewhere, or null if it was deleted there. */
  theirs?: Stored<T> | null
  error?: AppError
}

export interface AutosaveOptions<T> {
  initial: Stored<T>
  /** Returns the new revision; fails with `revision_conflict` if someone else was faster. */
  save: (content: T, baseRevision: number, seconds: number) => Promise<number>
  /** What is stored now, or null if it was deleted. */
  load: () => Promise<Stored<T> | null>
  /** Copies in this browser, which survive their tabs. */
  device?: DeviceCopy<T>
  /** Reports active seconds with each save; seconds that didn't arrive are given back. */
  time?: { take: () => number; giveBack: (seconds: number) => void }
  onSaved?: (saved: Stored<T>) => void
}

export const pause = 800
export const retryAfter = 10_000

/** Nothing written yet is the same as an empty draft. */
const isSame = (one: unknown, other: unknown) => sameJson(one ?? {}, other ?? {})

const storedOf = <T>({ content, baseRevision }: Copy<T>): Stored<T> => ({ content, revision: baseRevision })

/** Copies that say something else than what is stored, and than each other; removes the rest. */
function distinct<T>(copies: Copy<T>[], stored: T): Copy<T>[] {
  const kept: Copy<T>[] = []
  for (const copy of copies) {
    if ([stored, ...kept.map(({ content }) => content)].some((one) => isSame(one, copy.content)))
      copy.forget()
    else kept.push(copy)
  }
  return kept
}

/**
 * Saves what is typed: on this device immediately, on the server shortly after the last change, one save at a
 * time, and never over what someone else has saved in the meantime.
 */
export class Autosave<T> {
  readonly #options: AutosaveOptions<T>
  readonly #listeners = new Set<() => void>()
  #state: AutosaveState<T>
  #revision: number
  #isDirty = false
  #isOnDevice = false
  /** The copy this tab continues; another tab may have kept it. */
  #continued: Copy<T> | undefined
  /** What other tabs have typed, for the person to choose from. */
  #others: Copy<T>[] = []
  /** Sent without a response; the server may have it or not. */
  #unacknowledged: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(options: AutosaveOptions<T>) {
    this.#options = options
    const { initial, device } = options
    this.#revision = initial.revision
    this.#state = { content: initial.content, status: 'saved' }
    const [latest, ...others] = distinct(device?.read() ?? [], initial.content)
    if (!latest) return
    this.#isDirty = true
    this.#isOnDevice = true
    this.#continued = latest
    this.#others = others
    this.#revision = latest.baseRevision
    const { content } = latest
    if (others[0]) this.#state = { content, status: 'conflict', theirs: storedOf(others[0]) }
    else if (latest.baseRevision !== initial.revision)
      this.#state = { content, status: 'conflict', theirs: initial }
    else {
      this.#state = { content, status: 'waiting' }
      this.#schedule(0)
    }
  }

  get = (): AutosaveState<T> => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether closing the tab would lose something. */
  isAtRisk = (): boolean => this.#isDirty && !this.#isOnDevice

  change = (content: T): void => {
    this.#isDirty = true
    this.#keepOnDevice(content)
    const { status } = this.#state
    this.#set({ content, status: status === 'offline' || status === 'conflict' ? status : 'waiting' })
    // A conflict waits for the person to choose.
    if (status !== 'conflict') this.#schedule(pause)
  }

  /** What the server has, refetched: adopted if nothing is typed here. */
  receive({ content, revision }: Stored<T>): void {
    if (this.#isDirty || this.#running || revision < this.#revision) return
    if (revision === this.#revision && isSame(content, this.#state.content)) return
    this.#revision = revision
    this.#set({ content, status: 'saved' })
  }

  /**
   * Saves what is unsaved immediately; with `withTime`, also if there is only time to report. True if nothing is
   * left unsaved.
   */
  flush = async (withTime = false): Promise<boolean> => {
    clearTimeout(this.#timer)
    while (this.#running) await this.#running
    if (this.#state.status !== 'conflict' && (this.#isDirty || withTime)) {
      this.#running = this.#send().finally(() => {
        this.#running = undefined
      })
      await this.#running
    }
    return this.#state.status === 'saved'
  }

  /** Resolves a conflict with what is typed here, or with what was saved elsewhere. */
  resolve = async (choice: 'mine' | 'theirs'): Promise<boolean> => {
    const other = this.#others.shift()
    if (other) return this.#chooseCopy(choice, other)
    const { theirs } = this.#state
    // Only what the person has seen is overwritten: a still newer version is a new conflict.
    if (choice === 'mine' && theirs) return this.overwrite(theirs.revision)
    const stored = await this.#options.load()
    if (!stored) {
      this.#set({ theirs: null })
      return false
    }
    if (choice === 'mine') return this.overwrite(stored.revision)
    this.reset(stored)
    this.#options.onSaved?.(stored)
    return true
  }

  /** Saves over what someone else has stored as the given revision. */
  overwrite(revision: number): Promise<boolean> {
    this.#revision = revision
    this.#keepOnDevice(this.#state.content)
    this.#set({ status: 'waiting', theirs: undefined })
    return this.flush()
  }

  /** Drops what is unsaved and continues with what is stored. */
  reset({ content, revision }: Stored<T>): void {
    clearTimeout(this.#timer)
    this.#revision = revision
    this.#unacknowledged = []
    this.#settle()
    this.#set({ content, status: 'saved', theirs: undefined, error: undefined })
  }

  /** Two tabs have typed. What is chosen is then saved like anything else, on the revision it was typed on. */
  async #chooseCopy(choice: 'mine' | 'theirs', other: Copy<T>): Promise<boolean> {
    if (choice === 'theirs') {
      this.#revision = other.baseRevision
      this.#set({ content: other.content })
    }
    other.forget()
    this.#keepOnDevice(this.#state.content)
    const [next] = this.#others
    this.#set(next ? { theirs: storedOf(next) } : { status: 'waiting', theirs: undefined })
    return this.flush()
  }

  async #send(): Promise<void> {
    const { time, save } = this.#options
    const { content } = this.#state
    const seconds = time?.take() ?? 0
    if (!this.#isDirty && seconds === 0) return
    if (this.#isDirty) this.#set({ status: 'saving' })
    try {
      // Some browsers let requests wait for the network instead of failing.
      if (navigator.onLine === false) throw toAppError(new TypeError('Failed to fetch'))
      this.#revision = await save(content, this.#revision, seconds)
      this.#unacknowledged = []
      this.#finish(content)
    } catch (cause) {
      time?.giveBack(seconds)
      await this.#fail(toAppError(cause), content)
    }
  }

  #finish(sent: T): void {
    this.#options.onSaved?.({ content: sent, revision: this.#revision })
    if (this.#isDirty && this.#state.content !== sent) {
      this.#keepOnDevice(this.#state.content)
      this.#set({ status: 'waiting' })
      this.#schedule(pause)
      return
    }
    const savedAt = this.#isDirty ? new Date() : this.#state.savedAt
    this.#settle()
    this.#set({ status: 'saved', error: undefined, savedAt })
  }

  async #fail(error: AppError, sent: T): Promise<void> {
    if (error.code === 'network') this.#unacknowledged = [...this.#unacknowledged, sent].slice(-10)
    if (!isRevisionConflict(error)) return this.#report(error)
    try {
      await this.#compare(await this.#options.load())
    } catch (cause) {
      this.#report(toAppError(cause))
    }
  }

  /** Someone else seems to have saved: is it a conflict? */
  async #compare(theirs: Stored<T> | null): Promise<void> {
    if (theirs && !this.#isDirty) return this.reset(theirs)
    if (!theirs) return this.#set({ status: 'conflict', theirs })
    if (isSame(theirs.content, this.#state.content)) {
      this.#revision = theirs.revision
      return this.#finish(this.#state.content)
    }
    if (this.#unacknowledged.some((own) => isSame(own, theirs.content))) {
      // It was saved here, but the response was lost.
      this.#revision = theirs.revision
      this.#unacknowledged = []
      return this.#send()
    }
    this.#set({ status: 'conflict', theirs })
  }

  /** A server that can't be reached is tried again; anything else needs the person. */
  #report(error: AppError): void {
    const isUnreachable = error.code === 'network'
    // There was only time to report, which the next save does.
    if (isUnreachable && !this.#isDirty) return
    if (isUnreachable) this.#schedule(retryAfter)
    this.#set(
      isUnreachable && this.#isOnDevice
        ? { status: 'offline', error: undefined }
        : { status: 'failed', error },
    )
  }

  #settle(): void {
    this.#isDirty = false
    this.#isOnDevice = false
    this.#continued?.forget()
    this.#options.device?.forget()
  }

  #keepOnDevice(content: T): void {
    this.#isOnDevice = this.#options.device?.keep(content, this.#revision) ?? false
    if (this.#isOnDevice) this.#continued?.forget()
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  #set(changes: Partial<AutosaveState<T>>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
