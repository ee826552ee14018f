import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { catalogueKeys } from './keys.ts'

/** Must match the database. */
export const templatesPageSize = 20

export const templateCandidatesQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: catalogueKeys.templates(search, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('template_candidates', { search, page }, signal),
  })
