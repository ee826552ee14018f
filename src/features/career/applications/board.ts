import { byPosition } from '../../../ui/board/positions.ts'
import type { Board, Card, Column } from './model.ts'
import type { ColumnChange } from './outbox/kept-changes.ts'

const day = 86_400_000

/** Whether the application awaits an answer and has had no news for the number of days the person set. */
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

/** The board after a card was moved. */
export function withMoved(board: Board, cardId: string, columnId: string, position: string): Board {
  const cards = board.cards.map((card) => {
    if (card.id !== cardId) return card
    const heard_at = card.column_id === columnId ? card.heard_at : new Date().toISOString()
    return { ...card, column_id: columnId, position, heard_at }
  })
  return { ...board, cards }
}

export const withoutCard = (board: Board, cardId: string): Board => ({
  ...board,
  cards: board.cards.filter(({ id }) => id !== cardId),
})

export function withCard(board: Board, card: Card): Board {
  const isKnown = board.cards.some(({ id }) => id === card.id)
  return {
    ...board,
    cards: isKnown
      ? board.cards.map((one) => (one.id === card.id ? card : one))
      : [...board.cards, card].sort(byPosition),
  }
}

/** The board after a column was added, edited or deleted; one that has cards again stays. */
export function withColumn(board: Board, columnId: string, change: ColumnChange): Board {
  const others = board.columns.filter(({ id }) => id !== columnId)
  const known = board.columns.find(({ id }) => id === columnId)
  if ('remove' in change) {
    const hasCards = board.cards.some(({ column_id }) => column_id === columnId)
    return hasCards ? board : { ...board, columns: others }
  }
  const column = 'add' in change ? (known ?? change.add) : known && { ...known, ...change.edit }
  return column ? { ...board, columns: [...others, column].sort(byPosition) } : board
}
