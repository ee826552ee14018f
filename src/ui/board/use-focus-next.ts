import { type RefObject, useEffect } from 'react'
import type { BoardItem } from './place.ts'

/** Keeps the focus on a card that was moved from its menu. */
export function useFocusNext(
  element: RefObject<HTMLElement | null>,
  { id, column_id, position }: BoardItem,
  focusNext: { current: string | null },
): void {
  // Wait for the new place: the card may rerender before it has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it waits for.
  useEffect(() => {
    if (focusNext.current !== id) return
    focusNext.current = null
    element.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
  }, [element, focusNext, id, column_id, position])
}
