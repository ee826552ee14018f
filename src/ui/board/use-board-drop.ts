import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useRef } from 'react'
import type { Place } from './place.ts'

/** Moves a card to where it was dropped. */
export function useBoardDrop<Item extends { id: string }>(
  frame: RefObject<HTMLElement | null>,
  items: Item[],
  moveTo: (item: Item, columnId: string, place: Place) => void,
): void {
  // The current board, for a handler that is created once.
  const now = useRef({ items, moveTo })
  now.current = { items, moveTo }
  useEffect(() => {
    if (!frame.current) return
    return combine(
      autoScrollForElements({ element: frame.current }),
      monitorForElements({
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets
          const card = now.current.items.find(({ id }) => id === source.data.cardId)
          if (!target || !card) return
          const { columnId, cardId, lastShown } = target.data as Record<string, string | undefined>
          let place: Place = lastShown && lastShown !== card.id ? { after: lastShown } : 'last'
          if (cardId) {
            place = extractClosestEdge(target.data) === 'top' ? { before: cardId } : { after: cardId }
          }
          now.current.moveTo(card, columnId!, place)
        },
      }),
    )
  }, [frame])
}
