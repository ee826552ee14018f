import { comparable } from '../../../lib/comparable.ts'
import { flag, oneOf, text, type UrlValues } from '../../../lib/url-state/url-params.ts'
import { isSilent } from './board.ts'
import { type Board, type Card, type Column, contracts, priorities } from './model.ts'

export const views = ['board', 'list', 'calendar', 'figures'] as const

/** What cards are filtered by, besides words. */
export const cardFilters = {
  priority: oneOf(priorities),
  contract: oneOf(contracts),
  tag: text(),
  silent: flag(),
}
type Filters = UrlValues<typeof cardFilters> & { q: string }

const isFiltered = ({ q, priority, contract, tag, silent }: Filters) =>
  Boolean(q.trim() || contract || tag || silent) || priority !== undefined

const wordsOf = (card: Card) =>
  comparable(
    [card.company, card.job_title, card.location, card.contact_name, card.next_action, ...card.tags].join(
      ' ',
    ),
  )

export function filtered({ cards, columns, silent_days }: Board, filters: Filters): Card[] {
  if (!isFiltered(filters)) return cards
  const wanted = comparable(filters.q).split(/\s+/).filter(Boolean)
  const columnOf = new Map<string, Column>(columns.map((column) => [column.id, column]))
  return cards.filter((card) => {
    if (filters.priority !== undefined && card.priority !== filters.priority) return false
    if (filters.contract && card.contract !== filters.contract) return false
    if (filters.tag && !card.tags.includes(filters.tag)) return false
    if (filters.silent && !isSilent(card, columnOf.get(card.column_id), silent_days)) return false
    const words = wanted.length > 0 ? wordsOf(card) : ''
    return wanted.every((word) => words.includes(word))
  })
}
