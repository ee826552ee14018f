import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'

/** Lets an entry be dragged onto a column. */
export function useEntryDrag(element: RefObject<HTMLElement | null>, entryId: string): boolean {
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    if (!element.current) return
    return draggable({
      element: element.current,
      getInitialData: () => ({ entryId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [element, entryId])
  return isDragged
}
