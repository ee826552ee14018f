import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Accepts cards below the last one, and scrolls while one is held at its end. */
export function useColumnDrop(
  column: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  columnId: string,
  lastShown: string | undefined,
): boolean {
  const [isOver, setOver] = useState(false)
  const last = useRef(lastShown)
  last.current = lastShown
  useEffect(() => {
    if (!column.current || !list.current) return
    return combine(
      dropTargetForElements({
        element: column.current,
        getData: () => ({ columnId, lastShown: last.current }),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => setOver(false),
      }),
      autoScrollForElements({ element: list.current }),
    )
  }, [column, list, columnId])
  return isOver
}
