import { ownKey } from '../own-storage.ts'

/** What is typed, as kept in this browser until the server has it. The names are those of copies already stored. */
interface Kept<T> {
  draft: T
  /** The server's revision when it was typed. */
  baseRevision: number
  /** When it was kept; missing in older copies. */
  at?: number
}

export interface Copy<T> {
  content: T
  baseRevision: number
  /** Removes it, unless the tab that keeps it has written on since. */
  forget: () => void
}

export interface DeviceCopy<T> {
  /** What this and other tabs have kept, the latest first. */
  read: () => Copy<T>[]
  /** Replaces this tab's copy. False if this browser has no room for it or stores nothing. */
  keep: (content: T, baseRevision: number) => boolean
  /** Removes this tab's copy. */
  forget: () => void
}

const thisTab = crypto.randomUUID()

/** Copies for a step of an enrollment, or any other place that belongs to one owner: one for each tab. */
export function deviceCopy<T>(owner: string, place: string, tab: string = thisTab): DeviceCopy<T> {
  const shared = ownKey('draft', `${owner}:${place}`)
  const own = `${shared}@${tab}`
  return {
    read() {
      try {
        return Object.keys(localStorage)
          .filter((key) => key === shared || key.startsWith(`${shared}@`))
          .flatMap((key) => keptAs<T>(key) ?? [])
          .sort((one, other) => other.at - one.at)
      } catch {
        return []
      }
    },
    keep(draft, baseRevision) {
      try {
        const kept: Kept<T> = { draft, baseRevision, at: Date.now() }
        localStorage.setItem(own, JSON.stringify(kept))
        return true
      } catch {
        return false
      }
    },
    forget() {
      try {
        localStorage.removeItem(own)
      } catch {
        // Nothing can be stored, so nothing is.
      }
    },
  }
}

function keptAs<T>(key: string): (Copy<T> & { at: number }) | undefined {
  const text = localStorage.getItem(key)
  try {
    const kept: Kept<T> | null = JSON.parse(text ?? 'null')
    const forget = () => {
      if (localStorage.getItem(key) === text) localStorage.removeItem(key)
    }
    return kept
      ? { content: kept.draft, baseRevision: kept.baseRevision, at: kept.at ?? 0, forget }
      : undefined
  } catch {
    return undefined
  }
}
