import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { CandidateCardFacts } from '../model.ts'
import type { SearchFilter, SearchSort } from '../search-filter.ts'

export const cardsPageSize = 12

export type FacetKind = 'skill' | 'job' | 'town' | 'available' | 'contract' | 'language' | 'school'

export interface FacetOption {
  value: string
  count: number
  nameEn?: string
  nameFr?: string
}

export interface FoundCandidates {
  total: number
  /** More exist than the total says; facets count those of the total. */
  isMore: boolean
  cards: CandidateCardFacts[]
  facets: Partial<Record<FacetKind, FacetOption[]>>
}

export const candidatesQuery = (filter: SearchFilter, sort: SearchSort, page: number) =>
  queryOptions({
    queryKey: ['candidates', 'found', filter, sort, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundCandidates> => {
      const client = await connect()
      const found = await client
        .rpc('find_candidates', { filter: { ...filter }, sort, page })
        .abortSignal(signal)
      return unwrap(found) as unknown as FoundCandidates
    },
  })
