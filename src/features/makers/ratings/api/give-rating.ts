import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Scores } from '../model.ts'
import { answers } from './answers.ts'
import { ratingKeys } from './keys.ts'

/** What an invitation's link opens; null if it is invalid. */
export const ratingPageQuery = (token: string) =>
  queryOptions({
    queryKey: ratingKeys.page(token),
    queryFn: ({ signal }) => ask(answers, 'rating_page', { token }, signal),
  })

/** Rates once. Whatever the outcome, the page is refetched: a refusal means that it has changed. */
export const useGiveRating = (token: string) =>
  useChange(
    ({ scores, words, name }: { scores: Scores; words: string; name: string }) =>
      call('give_rating', { token, scores, words, signed_by: name }),
    { refresh: [ratingKeys.page(token)], failure: 'caller' },
  )
