import { useState } from 'react'

export interface Removal {
  what: string
  restore: () => void
}

/** Keeps the last removed item, so that it can be restored to its place. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null)
  return {
    removal,
    remember: (what: string, restore: () => void) => setRemoval({ what, restore }),
    undo: () => {
      removal?.restore()
      setRemoval(null)
    },
  }
}
