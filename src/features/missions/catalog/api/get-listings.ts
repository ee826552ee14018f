import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../../i18n/languages.ts'
import { ask } from '../../../../lib/rpc.ts'
import { searchWords } from '../../../../lib/search-words.ts'
import type { categories, difficulties } from '../../missions/model.ts'
import { answers } from './answers.ts'
import { catalogKeys } from './keys.ts'

export const sorts = ['best', 'newest', 'shortest'] as const
type Sort = (typeof sorts)[number]

export interface ListingFilter {
  search: string
  category: (typeof categories)[number] | undefined
  difficulty: (typeof difficulties)[number] | undefined
  skill: string
  hours: number | undefined
  language: string | undefined
  company: string | undefined
  sort: Sort
  /** Only these missions; all if undefined. */
  only?: string[]
  /** Skills in the profile, for the best match. */
  mySkills: string[]
  /** Zero-based. */
  page: number
}

export const listingsPageSize = 12

/** The best match starts with missions in the reader's language. */
export const listingsQuery = (filter: ListingFilter & { readerLanguage: Language }) =>
  queryOptions({
    queryKey: catalogKeys.listings(filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(
        answers,
        'find_missions',
        {
          search: searchWords(filter.search),
          category: filter.category,
          difficulty: filter.difficulty,
          skill: filter.skill || undefined,
          most_hours: filter.hours,
          language: filter.language,
          company: filter.company,
          only_missions: filter.only,
          my_skills: filter.mySkills,
          sort: filter.sort === 'best' ? `best_${filter.readerLanguage}` : filter.sort,
          page: filter.page,
        },
        signal,
      ),
  })
