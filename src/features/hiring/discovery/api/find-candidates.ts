import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { SearchFilter, SearchSort } from '../search-filter.ts'
import { answers } from './answers.ts'
import { discoveryKeys } from './keys.ts'

export const cardsPageSize = 12

export const candidatesQuery = (filter: SearchFilter, sort: SearchSort, page: number) =>
  queryOptions({
    queryKey: discoveryKeys.found(filter, sort, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'find_candidates', { filter, sort, page }, signal),
  })
