import { type AppError, toAppError } from '../../lib/errors.ts'
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
  /** Tells this place from others that send to the same folder. */
  owner: string
  /** The file lies in the bucket; what names it is kept here. */
  onArrived: (file: StoredFile) => Promise<void> | void
}

/** Files on their way to one place. It outlives the page that shows it, so that turning to another stops nothing. */
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
      // All of it had arrived before the tab was closed, unheard: its place is taken, the next try takes another.
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
