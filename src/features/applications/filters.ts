import { plain } from '../../lib/plain.ts'
import { isSilent } from './board.ts'
import { type Board, type Card, type Column, contracts } from './model.ts'

export const views = ['board', 'list', 'calendar', 'figures'] as const

export interface Filters {
  search: string
  priority: number | null
  contract: string | null
  tag: string | null
  onlySilent: boolean
}

/** Filters from the address; invalid ones are ignored. */
export function filtersFrom(params: URLSearchParams): Filters {
  const priority = params.get('priority')
  return {
    search: params.get('q') ?? '',
    priority: priority && /^[0-2]$/.test(priority) ? Number(priority) : null,
    contract: contracts.find((known) => known === params.get('contract')) ?? null,
    tag: params.get('tag'),
    onlySilent: params.get('silent') === '1',
  }
}

export const isFiltered = ({ search, priority, contract, tag, onlySilent }: Filters) =>
  Boolean(search.trim()) || priority !== null || contract !== null || tag !== null || onlySilent

const wordsOf = (card: Card) =>
  plain(
    [card.company, card.job_title, card.location, card.contact_name, card.next_action, ...card.tags].join(
      ' ',
    ),
  )

export function filtered({ cards, columns, silent_days }: Board, filters: Filters): Card[] {
  if (!isFiltered(filters)) return cards
  const wanted = plain(filters.search).split(/\s+/).filter(Boolean)
  const columnOf = new Map<string, Column>(columns.map((column) => [column.id, column]))
  return cards.filter((card) => {
    if (filters.priority !== null && card.priority !== filters.priority) return false
    if (filters.contract && card.contract !== filters.contract) return false
    if (filters.tag && !card.tags.includes(filters.tag)) return false
    if (filters.onlySilent && !isSilent(card, columnOf.get(card.column_id), silent_days)) return false
    const words = wanted.length > 0 ? wordsOf(card) : ''
    return wanted.every((word) => words.includes(word))
  })
}
