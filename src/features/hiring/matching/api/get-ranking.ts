import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const maxRankedCards = 100
export const rankingPageSize = 10

/** The best candidates for an opening. Everyone on the page can see that they were shown, and how. */
export const rankingQuery = (openingId: string, page: number) =>
  queryOptions({
    queryKey: matchingKeys.ranking(openingId, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'match_opening', { opening_id: openingId, page }, signal),
  })
