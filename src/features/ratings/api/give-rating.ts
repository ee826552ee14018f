import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toAppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { RatingPage, Scores } from '../model.ts'

/** What an invitation's link opens; null if it is invalid. */
export const ratingPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['rating-page', token],
    queryFn: async ({ signal }): Promise<RatingPage | null> => {
      const client = await connect()
      return unwrap(
        await client.rpc('rating_page', { token }).abortSignal(signal),
      ) as unknown as RatingPage | null
    },
  })

/** Rates once. Whatever the outcome, the page is refetched: a refusal means that it has changed. */
export function useGiveRating(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ scores, words, name }: { scores: Scores; words: string; name: string }) => {
      const client = await connect()
      const { error } = await client.rpc('give_rating', { token, scores, words, signed_by: name })
      if (error) throw toAppError(error)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ratingPageQuery(token).queryKey }),
  })
}
