import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { TemplateCandidate } from '../model.ts'
import { catalogueKeys } from './catalogue-lists.ts'

/** Must match the database. */
export const templatesPageSize = 20

export const templateCandidatesQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: catalogueKeys.templates(search, page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<TemplateCandidate[]> => {
      const client = await connect()
      return unwrap(await client.rpc('template_candidates', { search, page }).abortSignal(signal))
    },
  })
