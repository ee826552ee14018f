import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useListParams } from '../../ui/use-list-params.ts'
import { readFilter, type SearchFilter, searchSorts, writeFilter } from './search-filter.ts'

/** The search, kept in the address. */
export function useCandidateSearch() {
  const list = useListParams([])
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const sort = searchSorts.find((one) => one === params.get('sort')) ?? 'active'
  /** Undefined removes a criterion. */
  const change = (changes: Partial<SearchFilter>) =>
    setParams(writeFilter({ ...readFilter(new URLSearchParams(location.search)), ...changes }, sort), {
      replace: true,
    })
  return { ...list, filter, sort, change, isFiltered: Object.keys(filter).length > 0 }
}

export type CandidateSearch = ReturnType<typeof useCandidateSearch>
