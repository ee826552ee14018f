import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useRef } from 'react'
import type { BoardItem, MoveTo, Place } from './place.ts'

/** Moves a card to where it was dropped. */
export function useBoardDrop<Item extends BoardItem>(
  frame: RefObject<HTMLElement | null>,
  items: Item[],
  moveTo: MoveTo<Item>,
): void {
  const now = useRef(items)
  now.current = items
  useEffect(() => {
    if (!frame.current) return
    return combine(
      autoScrollForElements({ element: frame.current }),
      monitorForElements({
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets
          const card = now.current.find(({ id }) => id === source.data.cardId)
          if (!target || !card) return
          const { columnId, cardId, lastShown } = target.data as Record<string, string | undefined>
          let place: Place = lastShown && lastShown !== card.id ? { after: lastShown } : 'last'
          if (cardId) {
            place = extractClosestEdge(target.data) === 'top' ? { before: cardId } : { after: cardId }
          }
          moveTo(card, columnId!, place)
        },
      }),
    )
  }, [frame, moveTo])
}
