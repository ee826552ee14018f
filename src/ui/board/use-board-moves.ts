import { useCallback, useRef, useState } from 'react'
import { type BoardItem, indexOf, type MoveTo } from './place.ts'
import { positionAt } from './positions.ts'

interface Options<Item extends BoardItem> {
  lists: Map<string, Item[]>
  write: (item: Item, columnId: string, position: string) => void
  /** The announcement for screen readers. */
  say: (item: Item, columnId: string, place: number, total: number) => string
}

/** Moves by mouse, menu or key are the same: one write, and an announcement for screen readers. */
export function useBoardMoves<Item extends BoardItem>(options: Options<Item>) {
  const [announcement, setAnnouncement] = useState('')
  // The current board, for handlers created earlier.
  const now = useRef(options)
  now.current = options
  const moveTo = useCallback<MoveTo<Item>>((item, columnId, place) => {
    const { lists, write, say } = now.current
    const list = lists.get(columnId)
    if (!list) return
    const others = list.filter(({ id }) => id !== item.id)
    const index = indexOf(others, place)
    if (item.column_id === columnId && list.findIndex(({ id }) => id === item.id) === index) return
    write(item, columnId, positionAt(others, index))
    setAnnouncement(say(item, columnId, index + 1, others.length + 1))
  }, [])
  return { moveTo, announcement }
}
