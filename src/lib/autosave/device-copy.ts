import { ownKey } from '../own-storage.ts'

/** What is typed, as kept in this browser until the server has it. The names are those of copies already stored. */
interface Kept<T> {
  draft: T
  /** The server's revision when it was typed. */
  baseRevision: number
  /** The tab that typed it: other tabs must not discard its copy. */
  tab: string
}

export interface DeviceCopy<T> {
  read: () => { content: T; baseRevision: number } | undefined
  /** False if this browser has no room for it or stores nothing. */
  keep: (content: T, baseRevision: number) => boolean
  forget: () => void
}

const tab = crypto.randomUUID()

/** A copy for a step of an enrollment, or any other place that belongs to one owner. */
export function deviceCopy<T>(owner: string, place: string): DeviceCopy<T> {
  const key = ownKey('draft', `${owner}:${place}`)
  const read = (): Kept<T> | undefined => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    read() {
      const kept = read()
      return kept && { content: kept.draft, baseRevision: kept.baseRevision }
    },
    keep(draft, baseRevision) {
      try {
        localStorage.setItem(key, JSON.stringify({ draft, baseRevision, tab } satisfies Kept<T>))
        return true
      } catch {
        return false
      }
    },
    forget() {
      try {
        if (read()?.tab === tab || read() === undefined) localStorage.removeItem(key)
      } catch {
        // Nothing can be stored, so nothing is.
      }
    },
  }
}
