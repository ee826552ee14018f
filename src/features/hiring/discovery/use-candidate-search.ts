import { useCallback, useMemo } from 'react'
import { id, writeUrl } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import {
  criteria,
  order,
  readFilter,
  type SearchFilter,
  type SearchSort,
  toAddress,
} from './search-filter.ts'

const rest = { ...order, kept: id() }

/** The search, kept in the address. */
export function useCandidateSearch() {
  const list = useListState(criteria, rest)
  const { values, search, set } = list
  const filter = useMemo(() => {
    const narrowed = writeUrl(criteria, values)
    if (search) narrowed.set('q', search)
    return readFilter(narrowed)
  }, [values, search])
  /** Undefined removes a criterion. */
  const change = (changes: Partial<SearchFilter>) =>
    set(toAddress({ ...readFilter(new URLSearchParams(location.search)), ...changes }))
  /** Replaces the search by a saved one. */
  const open = useCallback(
    (saved: SearchFilter, sort: SearchSort) => set({ ...toAddress(saved), sort, kept: undefined }),
    [set],
  )
  return { ...list, filter, sort: values.sort, kept: values.kept, change, open }
}

export type CandidateSearch = ReturnType<typeof useCandidateSearch>
