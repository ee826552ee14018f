import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../../i18n/languages.ts'
import { ask } from '../../../../lib/rpc.ts'
import { searchWords } from '../../../../lib/search-words.ts'
import { rememberLogos } from '../../../organizations/organizations/api/get-logos.ts'
import { answers, type PublicListing } from './answers.ts'
import type { ListingFilter } from './get-listings.ts'
import { catalogKeys } from './keys.ts'

/** By default, missions in the reader's language come first. */
export const publicSorts = ['language', 'newest', 'shortest'] as const

export type PublicListingFilter = Pick<
  ListingFilter,
  'search' | 'category' | 'difficulty' | 'hours' | 'language' | 'company' | 'page'
> & { sort: (typeof publicSorts)[number]; readerLanguage: Language }

function keepLogos(client: QueryClient, listings: PublicListing[]): void {
  rememberLogos(
    client,
    listings.map(({ organization_id: id, logo }) => ({ id, logo })),
  )
}

/** Open missions, for everyone; the only request of the page. */
export const publicListingsQuery = (filter: PublicListingFilter) =>
  queryOptions({
    queryKey: catalogKeys.publicListings(filter),
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }) => {
      const { search, hours, sort, readerLanguage, ...rest } = filter
      const args = {
        ...rest,
        search: searchWords(search),
        most_hours: hours,
        sort: sort === 'language' ? `${readerLanguage}_first` : sort,
      }
      const found = await ask(answers, 'public_missions', args, signal)
      keepLogos(client, found.listings)
      return found
    },
  })

/** What to look at after a mission: others of its company, and others like it. */
export const relatedQuery = (missionId: string) =>
  queryOptions({
    queryKey: catalogKeys.related(missionId),
    staleTime: 5 * 60_000,
    queryFn: async ({ client, signal }) => {
      const found = await ask(answers, 'related_missions', { mission_id: missionId }, signal)
      keepLogos(client, [...found.company, ...found.similar])
      return found
    },
  })
