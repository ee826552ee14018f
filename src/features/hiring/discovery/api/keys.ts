import type { SearchFilter, SearchSort } from '../search-filter.ts'

export const discoveryKeys = {
  found: (filter: SearchFilter, sort: SearchSort, page: number) =>
    ['candidates', 'found', filter, sort, page] as const,
  /** A card shows what became of the company's request. */
  cards: ['candidates', 'card'] as const,
  card: (card: string) => ['candidates', 'card', card] as const,
  savedSearches: ['saved-searches'] as const,
  towns: ['towns'] as const,
}
