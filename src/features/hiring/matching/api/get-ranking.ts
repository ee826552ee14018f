import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const maxRankedCards = 100
export const rankingPageSize = 10

/** The best candidates for an opening. Everyone on the page can see that they were shown, and how. */
export const rankingQuery = (needId: string, page: number) =>
  queryOptions({
    queryKey: matchingKeys.ranking(needId, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'match_need', { need_id: needId, page }, signal),
  })
