import { useState } from 'react'

export interface Removal {
  what: string
  restore: () => void
}

/** Keeps the last thing that was removed, so that it can be put back where it was. */
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
