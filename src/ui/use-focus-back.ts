import { useEffect, useState } from 'react'

/**
 * Mantine gives the focus back when a dialog that stays in the tree closes. One that is there only while it is open
 * gives it back by this, so that the keyboard goes on where it was.
 */
export function useFocusBack(isOpen: boolean): void {
  const [opener] = useState(() => (isOpen ? document.activeElement : null))
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = !document.activeElement || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
