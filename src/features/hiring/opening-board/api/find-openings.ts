import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { OpeningFilter, OpeningSort } from '../search-filter.ts'
import { answers } from './answers.ts'
import { boardKeys } from './keys.ts'

export const openingsPageSize = 12

/** Openings that the reader can see; the only request of the page. */
export const openingsQuery = (filter: OpeningFilter, sort: OpeningSort, page: number) =>
  queryOptions({
    queryKey: boardKeys.found(filter, sort, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'find_openings', { filter, sort, page }, signal),
  })
