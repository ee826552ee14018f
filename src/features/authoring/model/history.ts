export interface History<T> {
  past: T[]
  present: T
  future: T[]
  /** What was changed last, and when: quick changes of the same thing are one step back. */
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
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history
    }
    case 'redo': {
      const after = future[0]
      return after ? { past: [...past, present], present: after, future: future.slice(1) } : history
    }
  }
}
