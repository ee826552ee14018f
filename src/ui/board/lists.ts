import type { BoardItem } from './place.ts'
import { byPosition } from './positions.ts'

/**
 * Cards by column, in order. A column without changes keeps its list, so that it isn't rerendered: with
 * thousands of cards, a move only costs the two columns it touches.
 */
export function cardsByColumn<Item extends BoardItem>(
  columns: { id: string }[],
  cards: Item[],
  before?: Map<string, Item[]>,
): Map<string, Item[]> {
  const lists = new Map<string, Item[]>(columns.map(({ id }) => [id, []]))
  for (const card of cards) lists.get(card.column_id)?.push(card)
  for (const [id, list] of lists) {
    list.sort(byPosition)
    const old = before?.get(id)
    if (old && old.length === list.length && old.every((card, index) => card === list[index]))
      lists.set(id, old)
  }
  return lists
}
