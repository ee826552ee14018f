import { type AppError, toAppError } from '../../lib/errors.ts'
import type { DraftStorage } from './kept-drafts.ts'
import { type Draft, sameDraft } from './play.ts'

export interface OnServer<D = Draft> {
  draft: D | null
  revision: number
}

export interface KeeperState<D = Draft> {
  draft: D | null
  status: 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'failed'
  savedAt?: Date
  /** What another tab or device saved in the meantime. */
  theirs?: D | null
  error?: AppError
}

interface DraftSave<D> {
  draft: D | null
  baseRevision: number
  /** Active time since the last save. */
  seconds: number
}

interface Options<D> {
  initial: OnServer<D>
  storage: DraftStorage<D>
  save: (save: DraftSave<D>) => Promise<number>
  /** The draft as currently stored on the server. */
  load: () => Promise<OnServer<D>>
  /** Active seconds not reported yet, if they count; calling it resets them. */
  takeSeconds?: () => number
  giveBackSeconds?: (seconds: number) => void
  onSaved: (saved: OnServer<D>) => void
}

const pause = 800
const retryAfter = 10_000

/** Keeps a draft: in this browser immediately, on the server shortly after. */
export class DraftKeeper<D extends object = Draft> {
  private state: KeeperState<D>
  private revision: number
  private isDirty = false
  /** Sent without a response; the server may have it or not. */
  private unheard: (D | null)[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | undefined
  private listeners = new Set<() => void>()
  private options: Options<D>

  constructor(options: Options<D>) {
    this.options = options
    const { initial, storage } = options
    this.revision = initial.revision
    this.state = { draft: initial.draft, status: 'saved' }
    const kept = storage.read()
    if (!kept) return
    if (sameDraft(kept.draft, initial.draft)) storage.forget()
    else if (kept.baseRevision === initial.revision) {
      this.state = { draft: kept.draft, status: 'waiting' }
      this.isDirty = true
      this.schedule(0)
    } else {
      this.isDirty = true
      this.state = { draft: kept.draft, status: 'conflict', theirs: initial.draft }
    }
  }

  get = (): KeeperState<D> => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change = (draft: D): void => {
    this.isDirty = true
    this.options.storage.keep(draft, this.revision)
    const { status } = this.state
    this.set({ draft, status: status === 'offline' || status === 'conflict' ? status : 'waiting' })
    if (status !== 'conflict') this.schedule(pause)
  }

  /** The server's state, refetched: adopted if nothing is typed here. */
  receive({ draft, revision }: OnServer<D>): void {
    if (this.isDirty || this.running || revision < this.revision) return
    if (revision === this.revision && sameDraft(draft, this.state.draft)) return
    this.revision = revision
    this.set({ draft, status: 'saved' })
  }

  /** Sends unsent changes; with `withTime`, also if there is only time to report. */
  async flush(withTime = false): Promise<void> {
    clearTimeout(this.timer)
    await this.running
    if (this.state.status === 'conflict' || (!this.isDirty && !withTime)) return
    this.running = this.send().finally(() => {
      this.running = undefined
    })
    await this.running
  }

  /** Resolves a conflict with what is typed here, or what was saved elsewhere. */
  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    const theirs = await this.options.load()
    this.revision = theirs.revision
    if (choice === 'mine') {
      this.options.storage.keep(this.state.draft, this.revision)
      this.set({ status: 'waiting', theirs: undefined })
      return this.flush()
    }
    this.isDirty = false
    this.options.storage.forget()
    this.set({ draft: theirs.draft, status: 'saved', theirs: undefined })
    this.options.onSaved(theirs)
  }

  private async send(): Promise<void> {
    const { draft } = this.state
    const seconds = this.options.takeSeconds?.() ?? 0
    if (!this.isDirty && seconds === 0) return
    if (!navigator.onLine) {
      this.options.giveBackSeconds?.(seconds)
      return this.wait()
    }
    if (this.isDirty) this.set({ status: 'saving' })
    try {
      this.revision = await this.options.save({ draft, seconds, baseRevision: this.revision })
      this.unheard = []
      this.finish(draft)
    } catch (cause) {
      this.options.giveBackSeconds?.(seconds)
      await this.fail(toAppError(cause), draft)
    }
  }

  private finish(sent: D | null): void {
    this.options.onSaved({ draft: sent, revision: this.revision })
    if (this.state.draft !== sent) {
      this.options.storage.keep(this.state.draft, this.revision)
      this.set({ status: 'waiting' })
      this.schedule(pause)
      return
    }
    const wasDirty = this.isDirty
    this.isDirty = false
    this.options.storage.forget()
    this.set({ status: 'saved', error: undefined, savedAt: wasDirty ? new Date() : this.state.savedAt })
  }

  private async fail(error: AppError, sent: D | null): Promise<void> {
    if (error.code === 'network') {
      this.unheard = [...this.unheard, sent].slice(-10)
      return this.wait()
    }
    if (error.code !== 'draft_conflict') return this.set({ status: 'failed', error })
    const theirs = await this.options.load().catch(() => undefined)
    if (!theirs) return this.wait()
    if (this.isDirty && this.unheard.some((own) => sameDraft(theirs.draft, own))) {
      // The server had stored the previous save, but its response was lost.
      this.revision = theirs.revision
      return this.finish(theirs.draft)
    }
    if (this.isDirty && !sameDraft(theirs.draft, this.state.draft)) {
      return this.set({ status: 'conflict', theirs: theirs.draft })
    }
    this.revision = theirs.revision
    this.isDirty = false
    this.options.storage.forget()
    this.set({ draft: theirs.draft, status: 'saved' })
  }

  private wait(): void {
    if (!this.isDirty) return
    this.set({ status: 'offline' })
    this.schedule(retryAfter)
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), delay)
  }

  private set(changes: Partial<KeeperState<D>>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener()
  }
}
