import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'

/** Lets a case study be dragged, and says at which of its edges another one would land. */
export function useCaseDrag(element: RefObject<HTMLElement | null>, caseId: string) {
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    if (!element.current) return
    return combine(
      draggable({
        element: element.current,
        getInitialData: () => ({ caseId }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => 'caseId' in source.data && source.data.caseId !== caseId,
        getData: ({ input, element: target }) =>
          attachClosestEdge({ caseId }, { input, element: target, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [element, caseId])
  return { edge, isDragged }
}
