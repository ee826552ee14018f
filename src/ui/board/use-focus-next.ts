import { type RefObject, useEffect } from 'react'

/** The card that was moved by its menu keeps the focus at its new place. */
export function useFocusNext(
  element: RefObject<HTMLElement | null>,
  cardId: string,
  focusNext: { current: string | null },
): void {
  useEffect(() => {
    if (focusNext.current !== cardId) return
    focusNext.current = null
    element.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
  })
}
