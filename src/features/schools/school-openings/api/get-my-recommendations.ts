import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { recommendationKeys } from './keys.ts'

/** What the candidate's schools recommend. */
export const myRecommendationsQuery = () =>
  queryOptions({
    queryKey: recommendationKeys.mine,
    queryFn: ({ signal }) => ask(answers, 'my_school_recommendations', {}, signal),
  })

/** Which of the candidate's schools recommend an opening. */
export const recommendationsOfQuery = (openingId: string) =>
  queryOptions({
    queryKey: recommendationKeys.of(openingId),
    queryFn: ({ signal }) => ask(answers, 'my_school_recommendations', { opening_id: openingId }, signal),
  })
