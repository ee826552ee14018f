import { useMemo } from 'react'
import { useListState } from '../../../ui/use-list-state.ts'
import { criteria, order, toFilter } from './search-filter.ts'

/** The search on the board, kept in the address. */
export function useOpeningSearch() {
  const list = useListState(criteria, order)
  const { values, search } = list
  const filter = useMemo(() => toFilter(values, search), [values, search])
  // Without a place, nothing is near.
  const sort = values.town ? values.sort : 'newest'
  return { ...list, filter, sort }
}

export type OpeningSearch = ReturnType<typeof useOpeningSearch>
