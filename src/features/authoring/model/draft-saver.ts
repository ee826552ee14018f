import { toAppError } from '../../../lib/errors.ts'
import { sameJson } from '../../../lib/same-json.ts'

export type SaveState =
  | { status: 'saved' | 'waiting' | 'saving' | 'conflict' }
  | { status: 'failed'; error: unknown }

interface Backend<T> {
  /** Returns the new revision. */
  save: (content: T, baseRevision: number) => Promise<number>
  /** What is stored now. */
  load: () => Promise<{ content: T; revision: number }>
}

const retryAfter = 10_000

/** Saves the latest content shortly after the last change, one save at a time. */
export class DraftSaver<T> {
  state: SaveState = { status: 'saved' }
  readonly #backend: Backend<T>
  readonly #delay: number
  readonly #listeners = new Set<() => void>()
  #revision: number
  #pending: { content: T } | undefined
  /** Sent without a response; it may be stored or not. */
  #unheard: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(backend: Backend<T>, revision: number, delay = 1000) {
    this.#backend = backend
    this.#revision = revision
    this.#delay = delay
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  getState = (): SaveState => this.state

  change(content: T): void {
    this.#pending = { content }
    // A conflict waits for the person to choose; further changes stay here.
    if (this.state.status === 'conflict') return
    this.#become({ status: 'waiting' })
    this.#schedule(this.#delay)
  }

  /** Saves pending changes immediately; true if nothing is left unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.state.status === 'conflict') return false
    while (this.#running) await this.#running
    if (this.#pending) {
      this.#running = this.#run()
      await this.#running
    }
    return this.state.status === 'saved'
  }

  /** Overwrites what someone else saved as the given revision. */
  overwrite(revision: number): Promise<boolean> {
    this.#revision = revision
    this.#become({ status: 'waiting' })
    return this.flush()
  }

  async #run(): Promise<void> {
    const sent = this.#pending
    if (!sent) return
    this.#become({ status: 'saving' })
    try {
      this.#revision = await this.#store(sent.content)
      this.#unheard = []
      if (this.#pending === sent) this.#pending = undefined
      this.#become({ status: this.#pending ? 'waiting' : 'saved' })
    } catch (error) {
      const { code } = toAppError(error)
      if (code === 'network') {
        this.#unheard = [...this.#unheard, sent.content].slice(-10)
        this.#schedule(retryAfter)
      }
      this.#become(code === 'draft_conflict' ? { status: 'conflict' } : { status: 'failed', error })
    } finally {
      this.#running = undefined
    }
  }

  /** What looks like someone else's change may be our own, whose response was lost. */
  async #store(content: T): Promise<number> {
    try {
      return await this.#backend.save(content, this.#revision)
    } catch (error) {
      if (toAppError(error).code !== 'draft_conflict' || this.#unheard.length === 0) throw error
      const stored = await this.#backend.load()
      if (!this.#unheard.some((own) => sameJson(own, stored.content))) throw error
      return this.#backend.save(content, stored.revision)
    }
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  #become(state: SaveState): void {
    this.state = state
    for (const listener of this.#listeners) listener()
  }
}
