import { type AppError, toAppError } from '../../../lib/errors.ts'
import { uploadFile } from './api/upload-file.ts'
import { forgetPlace, placeFor } from './kept-places.ts'
import type { Bucket, StoredFile } from './model.ts'

export interface RunningUpload {
  id: string
  file: File
  path: string
  /** From 0 to 1. */
  share: number
  error?: AppError
}

interface Options {
  bucket: Bucket
  folder: string
  /** Distinguishes this target from others that upload to the same folder. */
  owner: string
  /** Called once the file is in the bucket, to save the reference to it. */
  onArrived: (file: StoredFile) => Promise<void> | void
}

/** Uploads to one target. Outlives the page that shows it, so that navigating away doesn't stop it. */
export class UploadQueue {
  private uploads: RunningUpload[] = []
  private aborts = new Map<string, AbortController>()
  private listeners = new Set<() => void>()
  private options: Options

  constructor(options: Options) {
    this.options = options
  }

  get = (): RunningUpload[] => this.uploads

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  add(file: File): void {
    const path = placeFor(this.options, file)
    if (this.uploads.some((upload) => upload.path === path)) return
    const id = crypto.randomUUID()
    this.set([...this.uploads, { id, file, path, share: 0 }])
    void this.run(id)
  }

  retry(id: string): void {
    this.change(id, { error: undefined })
    void this.run(id)
  }

  cancel(id: string): void {
    const cancelled = this.uploads.find((upload) => upload.id === id)
    this.aborts.get(id)?.abort()
    if (cancelled) forgetPlace(this.options, cancelled.file)
    this.set(this.uploads.filter((upload) => upload.id !== id))
  }

  private async run(id: string): Promise<void> {
    const upload = this.uploads.find((one) => one.id === id)
    if (!upload) return
    const abort = new AbortController()
    this.aborts.set(id, abort)
    const { file, path } = upload
    const { bucket, onArrived } = this.options
    try {
      await uploadFile({
        bucket,
        path,
        file,
        signal: abort.signal,
        onProgress: (share) => this.change(id, { share }),
      })
      if (abort.signal.aborted) return
      forgetPlace(this.options, file)
      this.set(this.uploads.filter((one) => one.id !== id))
      await onArrived({ path, name: file.name.slice(0, 200), size: file.size })
    } catch (cause) {
      const error = toAppError(cause)
      // The whole file arrived before the tab was closed, unacknowledged: its path is taken, so the next
      // attempt uses another.
      if (error.code === 'file_exists') forgetPlace(this.options, file)
      this.change(id, { error, ...(error.code === 'file_exists' && { path: placeFor(this.options, file) }) })
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
