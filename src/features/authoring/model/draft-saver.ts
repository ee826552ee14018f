import { toAppError } from '../../../lib/errors.ts'

export type SaveState =
  | { status: 'saved' | 'waiting' | 'saving' | 'conflict' }
  | { status: 'failed'; error: unknown }

/** Saves the newest content a moment after the last change, one save at a time. */
export class DraftSaver<T> {
  state: SaveState = { status: 'saved' }
  readonly #save: (content: T, baseRevision: number) => Promise<number>
  readonly #delay: number
  readonly #listeners = new Set<() => void>()
  #revision: number
  #pending: { content: T } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(save: (content: T, baseRevision: number) => Promise<number>, revision: number, delay = 1000) {
    this.#save = save
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
    // A conflict waits for a person to choose; what is typed meanwhile is kept here.
    if (this.state.status === 'conflict') return
    this.#become({ status: 'waiting' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#delay)
  }

  /** Saves at once what waits; true when nothing is left unsaved. */
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

  /** Saves over what somebody else has saved as the given revision. */
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
      this.#revision = await this.#save(sent.content, this.#revision)
      if (this.#pending === sent) this.#pending = undefined
      this.#become({ status: this.#pending ? 'waiting' : 'saved' })
    } catch (error) {
      const isConflict = toAppError(error).code === 'draft_conflict'
      this.#become(isConflict ? { status: 'conflict' } : { status: 'failed', error })
    } finally {
      this.#running = undefined
    }
  }

  #become(state: SaveState): void {
    this.state = state
    for (const listener of this.#listeners) listener()
  }
}
