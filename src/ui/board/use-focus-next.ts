import { type RefObject, useEffect } from 'react'
import type { BoardItem } from './place.ts'

/** The card that was moved by its menu keeps the focus at its new place. */
export function useFocusNext(
  element: RefObject<HTMLElement | null>,
  { id, column_id, position }: BoardItem,
  focusNext: { current: string | null },
): void {
  // Only a new place counts: the card may be drawn again before it has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it waits for.
  useEffect(() => {
    if (focusNext.current !== id) return
    focusNext.current = null
    element.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
  }, [element, focusNext, id, column_id, position])
}
