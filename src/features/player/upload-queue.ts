import { type AppError, toAppError } from '../../lib/errors.ts'
import { endingOf, uploadFile } from './api/files.ts'
import type { DraftKeeper } from './draft-keeper.ts'

export interface RunningUpload {
  id: string
  file: File
  path: string
  /** From 0 to 1. */
  share: number
  error?: AppError
}

/** Files on their way to one step. It lives as long as the player, so that turning to another step stops nothing. */
export class UploadQueue {
  private uploads: RunningUpload[] = []
  private aborts = new Map<string, AbortController>()
  private listeners = new Set<() => void>()
  private folder: string
  private keeper: DraftKeeper

  constructor(folder: string, keeper: DraftKeeper) {
    this.folder = folder
    this.keeper = keeper
  }

  get = (): RunningUpload[] => this.uploads

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  add(file: File): void {
    const id = crypto.randomUUID()
    const ending = endingOf(file.name).replace(/[^a-z0-9]/g, '')
    const path = `${this.folder}/${id}${ending && `.${ending}`}`
    this.set([...this.uploads, { id, file, path, share: 0 }])
    void this.run(id)
  }

  retry(id: string): void {
    this.change(id, { error: undefined })
    void this.run(id)
  }

  cancel(id: string): void {
    this.aborts.get(id)?.abort()
    this.set(this.uploads.filter((upload) => upload.id !== id))
  }

  private async run(id: string): Promise<void> {
    const upload = this.uploads.find((one) => one.id === id)
    if (!upload) return
    const abort = new AbortController()
    this.aborts.set(id, abort)
    const { file, path } = upload
    try {
      await uploadFile({
        path,
        file,
        signal: abort.signal,
        onProgress: (share) => this.change(id, { share }),
      })
      if (abort.signal.aborted) return
      this.set(this.uploads.filter((one) => one.id !== id))
      const { draft } = this.keeper.get()
      this.keeper.change({
        ...draft,
        files: [...(draft?.files ?? []), { path, name: file.name.slice(0, 200), size: file.size }],
      })
      await this.keeper.flush()
    } catch (cause) {
      this.change(id, { error: toAppError(cause) })
    }
  }

  private change(id: string, changes: Partial<RunningUpload>): void {
    this.set(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  }

  private set(uploads: RunningUpload[]): void {
    this.uploads = uploads
    for (const listener of this.listeners) listener()
  }
}
