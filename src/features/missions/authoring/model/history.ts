export interface History<T> {
  past: T[]
  present: T
  future: T[]
  /** What was changed last, and when: quick changes to the same field are undone together. */
  last?: { what: string; at: number }
}

export type HistoryAction<T> =
  | { type: 'change'; what: string; at: number; change: (present: T) => T }
  | { type: 'undo' }
  | { type: 'redo' }

const sameWithin = 1500
const longest = 200

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] })

export function historyReducer<T>(history: History<T>, action: HistoryAction<T>): History<T> {
  const { past, present, future, last } = history
  switch (action.type) {
    case 'change': {
      const changed = action.change(present)
      if (changed === present) return history
      const continues = last?.what === action.what && action.at - last.at < sameWithin
      return {
        past: continues ? past : [...past, present].slice(-longest),
        present: changed,
        future: [],
        last: { what: action.what, at: action.at },
      }
    }
    case 'undo': {
      if (past.length === 0) return history
      return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] }
    }
    case 'redo': {
      if (future.length === 0) return history
      return { past: [...past, present], present: future[0]!, future: future.slice(1) }
    }
  }
}
