import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { searchWords } from '../../../../lib/search-words.ts'
import { answers } from './answers.ts'
import { makerProfileKeys } from './keys.ts'

export const makerSorts = ['available', 'name'] as const
export const makersPageSize = 12

export interface MakerFilter {
  search: string
  skill: string
  available: boolean
  sort: (typeof makerSorts)[number]
  /** Zero-based. */
  page: number
}

/** Makers with a public page; the only request of their catalog. */
export const makersQuery = (filter: MakerFilter) =>
  queryOptions({
    queryKey: makerProfileKeys.listed(filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { search, skill, ...rest } = filter
      const args = { ...rest, search: searchWords(search), skill: skill || undefined }
      return ask(answers, 'public_makers', args, signal)
    },
  })
