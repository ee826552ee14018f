import { ownKey } from '../../lib/own-storage.ts'
import type { Draft } from './play.ts'

/** A draft in this browser that hasn't reached the server yet. */
interface KeptDraft<D> {
  draft: D | null
  /** The server's revision when it was typed. */
  baseRevision: number
  /** The tab that typed it: other tabs must not discard its copy. */
  tab: string
}

const tab = crypto.randomUUID()
const keyOf = (owner: string, place: string) => ownKey('draft', `${owner}:${place}`)

export interface DraftStorage<D = Draft> {
  read: () => KeptDraft<D> | undefined
  keep: (draft: D | null, baseRevision: number) => void
  forget: () => void
}

/** For a step of an enrollment, or any other place that belongs to one owner. */
export function keptDraft<D = Draft>(owner: string, place: string): DraftStorage<D> {
  const key = keyOf(owner, place)
  const read = (): KeptDraft<D> | undefined => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    read,
    keep(draft, baseRevision) {
      try {
        localStorage.setItem(key, JSON.stringify({ draft, baseRevision, tab } satisfies KeptDraft<D>))
      } catch {
        // With storage full or blocked, the draft just lives in this tab until it is sent.
      }
    },
    forget() {
      if (read()?.tab === tab || read() === undefined) localStorage.removeItem(key)
    },
  }
}
