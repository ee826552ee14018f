import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { CandidateCardFacts } from '../../discovery/model.ts'
import type { Match, Need } from '../model.ts'
import { matchingKeys } from './keys.ts'

interface Ranking {
  need: Need
  /** How many cards were ranked; never more than `mostMeasured`. */
  total: number
  cards: { card: CandidateCardFacts; match: Match }[]
}
export const mostMeasured = 100
export const rankingPageSize = 10

/** The best candidates for an opening. Everyone on the page can see that they were shown, and how. */
export const rankingQuery = (needId: string, page: number) =>
  queryOptions({
    queryKey: matchingKeys.ranking(needId, page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Ranking> => {
      const client = await connect()
      const call = client.rpc('match_need', { need_id: needId, page }).abortSignal(signal)
      return unwrap(await call) as unknown as Ranking
    },
  })
