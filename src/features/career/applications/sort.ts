import { byPosition } from '../../../ui/board/positions.ts'
import type { Card, Column } from './model.ts'

export const orders = ['column', 'next', 'priority', 'company', 'newest'] as const
type Order = (typeof orders)[number]

const moment = ({ next_at }: Card) => (next_at ? Date.parse(next_at) : Number.MAX_VALUE)

/** The list in the requested order; ties keep the order of the board. */
export function sorted(cards: Card[], columns: Column[], order: Order): Card[] {
  const rank = new Map(columns.map(({ id }, index) => [id, index]))
  const onBoard = (one: Card, other: Card) =>
    rank.get(one.column_id)! - rank.get(other.column_id)! || byPosition(one, other)
  const by: Record<Order, (one: Card, other: Card) => number> = {
    column: () => 0,
    // Cards without a date go last.
    next: (one, other) => moment(one) - moment(other) || 0,
    priority: (one, other) => other.priority - one.priority,
    company: (one, other) => one.company.localeCompare(other.company),
    newest: (one, other) => other.created_at.localeCompare(one.created_at),
  }
  return [...cards].sort((one, other) => by[order](one, other) || onBoard(one, other))
}
