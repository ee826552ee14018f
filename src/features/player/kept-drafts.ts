import type { Draft } from './play.ts'

/** A draft that has not reached the server yet, in this browser. */
interface KeptDraft {
  draft: Draft | null
  /** What the server had when it was typed. */
  baseRevision: number
  /** The tab that typed it: another one's copy is not ours to throw away. */
  tab: string
}

const tab = crypto.randomUUID()
const keyOf = (enrollmentId: string, stepId: string) => `essor-draft:${enrollmentId}:${stepId}`

export interface DraftStorage {
  read: () => KeptDraft | undefined
  keep: (draft: Draft | null, baseRevision: number) => void
  forget: () => void
}

export function keptDraft(enrollmentId: string, stepId: string): DraftStorage {
  const key = keyOf(enrollmentId, stepId)
  const read = (): KeptDraft | undefined => {
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
        localStorage.setItem(key, JSON.stringify({ draft, baseRevision, tab } satisfies KeptDraft))
      } catch {
        // A full or closed storage only means that the draft lives in this tab until it is sent.
      }
    },
    forget() {
      if (read()?.tab === tab || read() === undefined) localStorage.removeItem(key)
    },
  }
}
