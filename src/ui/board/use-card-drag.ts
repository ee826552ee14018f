import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'
import type { BoardItem } from './place.ts'

/** Lets a card be dragged, and says at which of its edges another one would land if their order counts. */
export function useCardDrag(element: RefObject<HTMLElement | null>, card: BoardItem, isOrdered: boolean) {
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const data = { cardId: card.id, columnId: card.column_id }
    return combine(
      draggable({
        element: element.current,
        getInitialData: () => data,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => isOrdered && source.data.cardId !== card.id,
        getData: ({ input, element: target }) =>
          attachClosestEdge(data, { input, element: target, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [element, card.id, card.column_id, isOrdered])
  return { edge, isDragged }
}
