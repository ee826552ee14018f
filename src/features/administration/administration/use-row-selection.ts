import { useState } from 'react'

/** Selected rows of a list, across pages. */
export function useRowSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const change = (turn: (next: Set<string>) => void) => {
    const next = new Set(ids)
    turn(next)
    setIds(next)
  }
  return {
    ids: [...ids],
    has: (id: string) => ids.has(id),
    clear: () => setIds(new Set()),
    turn: (id: string) => change((next) => void (next.delete(id) || next.add(id))),
    /** Selects all of these, or deselects them if all are selected. */
    turnAll: (some: string[]) =>
      change((next) => {
        const areAll = some.every((id) => next.has(id))
        for (const id of some) {
          if (areAll) next.delete(id)
          else next.add(id)
        }
      }),
  }
}

export type Chosen = ReturnType<typeof useRowSelection>
