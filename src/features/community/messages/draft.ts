import { ownKey, whenForgotten } from '../../../lib/own-storage.ts'
import type { StoredFile } from '../../core/files/model.ts'
import { UploadQueue } from '../../core/files/upload-queue.ts'
import type { Thread } from './api/answers.ts'

interface Written {
  text: string
  files: StoredFile[]
}

/** A message being written, with its uploads. Kept on the device until sent. */
export class Draft {
  readonly queue: UploadQueue
  private written: Written
  private listeners = new Set<() => void>()
  private readonly key: string

  constructor(userId: string, { id: conversation, self }: Pick<Thread, 'id' | 'self'>) {
    this.key = ownKey('message', conversation, userId)
    this.written = read(this.key)
    this.queue = new UploadQueue({
      bucket: 'conversations',
      folder: `${self}/${conversation}`,
      owner: conversation,
      onArrived: (file) => this.change({ files: [...this.written.files, file] }),
    })
  }

  get = (): Written => this.written

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change(changes: Partial<Written>): void {
    this.written = { ...this.written, ...changes }
    try {
      const { text, files } = this.written
      if (text || files.length > 0) localStorage.setItem(this.key, JSON.stringify(this.written))
      else localStorage.removeItem(this.key)
    } catch {
      // With storage full, it just doesn't outlive the tab.
    }
    for (const listener of this.listeners) listener()
  }
}

function read(key: string): Written {
  try {
    const { text = '', files = [] } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return { text, files }
  } catch {
    return { text: '', files: [] }
  }
}

const drafts = new Map<string, Draft>()
whenForgotten(() => drafts.clear())

/** Outlives the page that shows it, so that navigating away doesn't stop uploads. */
export function draftOf(userId: string, thread: Pick<Thread, 'id' | 'self'>): Draft {
  const key = `${userId} ${thread.id}`
  const known = drafts.get(key) ?? new Draft(userId, thread)
  drafts.set(key, known)
  return known
}
