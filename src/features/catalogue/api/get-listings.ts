import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { categories, difficulties } from '../../missions/model.ts'
import { isId, type Listing, searchWords } from '../model.ts'

export const sorts = ['best', 'newest', 'shortest'] as const
export type Sort = (typeof sorts)[number]

export interface ListingFilter {
  search: string
  category: string
  difficulty: string
  skill: string
  hours: string
  language: string
  company: string
  sort: Sort
  /** Only these missions; all if undefined. */
  only?: string[]
  /** Skills in the profile, for the best match. */
  mySkills: string[]
  /** Zero-based. */
  page: number
}

export const listingsPageSize = 12

interface Listings {
  listings: Listing[]
  total: number
  /** More exist than the total says: counting stops soon after the current page. */
  is_more: boolean
}

async function getListings(filter: ListingFilter, signal: AbortSignal): Promise<Listings> {
  const client = await connect()
  const found = await client
    .rpc('find_missions', {
      search: searchWords(filter.search),
      category: categories.find((one) => one === filter.category),
      difficulty: difficulties.find((one) => one === filter.difficulty),
      skill: filter.skill || undefined,
      most_hours: Number(filter.hours) || undefined,
      language: filter.language || undefined,
      company: isId(filter.company) ? filter.company : undefined,
      only_missions: filter.only,
      my_skills: filter.mySkills,
      sort: filter.sort,
      page: filter.page,
    })
    .abortSignal(signal)
  return unwrap(found) as unknown as Listings
}

export const listingsQuery = (filter: ListingFilter) =>
  queryOptions({
    queryKey: ['listings', filter],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => getListings(filter, signal),
  })
