import type { Board, Card, Column } from './model.ts'
import { byPosition } from './positions.ts'

const day = 86_400_000

/** Waits for an answer, and nothing was heard for the number of days that the person chose. */
export function isSilent(
  card: Card,
  column: Column | undefined,
  silentDays: number,
  now = Date.now(),
): boolean {
  if (column?.stage !== 'applied' && column?.stage !== 'interview') return false
  if (card.next_at && Date.parse(card.next_at) > now) return false
  return now - Date.parse(card.heard_at) >= silentDays * day
}

export const daysSilent = (card: Card, now = Date.now()) =>
  Math.floor((now - Date.parse(card.heard_at)) / day)

/**
 * Cards by column, in order. A column in which nothing changed keeps its very list, so that it is not drawn again: with
 * thousands of cards, a move costs as much as the two columns it touches.
 */
export function cardsByColumn(
  columns: Column[],
  cards: Card[],
  before?: Map<string, Card[]>,
): Map<string, Card[]> {
  const lists = new Map<string, Card[]>(columns.map(({ id }) => [id, []]))
  for (const card of cards) lists.get(card.column_id)?.push(card)
  for (const [id, list] of lists) {
    list.sort(byPosition)
    const old = before?.get(id)
    if (old && old.length === list.length && old.every((card, index) => card === list[index]))
      lists.set(id, old)
  }
  return lists
}

/** The board after a card was put somewhere. */
export function withMoved(board: Board, cardId: string, columnId: string, position: string): Board {
  const cards = board.cards.map((card) => {
    if (card.id !== cardId) return card
    const heard_at = card.column_id === columnId ? card.heard_at : new Date().toISOString()
    return { ...card, column_id: columnId, position, heard_at }
  })
  return { ...board, cards }
}

export function withCard(board: Board, card: Card): Board {
  const isKnown = board.cards.some(({ id }) => id === card.id)
  return {
    ...board,
    cards: isKnown
      ? board.cards.map((one) => (one.id === card.id ? card : one))
      : [...board.cards, card].sort(byPosition),
  }
}
