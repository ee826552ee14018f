/** Something on a board: in a column, with a sort key. */
export interface BoardItem {
  id: string
  column_id: string
  position: string
}

/**
 * First or last in a column, or next to a card that may have hidden neighbors while the board is filtered.
 */
export type Place = 'first' | 'last' | { before: string } | { after: string }
export type MoveTo<Item extends BoardItem> = (item: Item, columnId: string, place: Place) => void

export function indexOf(others: BoardItem[], place: Place): number {
  if (place === 'first') return 0
  if (place === 'last') return others.length
  const isBefore = 'before' in place
  const found = others.findIndex(({ id }) => id === (isBefore ? place.before : place.after))
  return found < 0 ? others.length : found + (isBefore ? 0 : 1)
}
