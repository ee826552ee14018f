import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { openingApplicationKeys } from '../../opening-applications/api/keys.ts'
import { answers, type Verdict } from './answers.ts'

/** An application or, for someone who didn't apply, the opening they were matched with. */
export interface ReviewOf {
  applicationId?: string
  openingId?: string
}

const refresh = [openingApplicationKeys.all]

export const myReviewQuery = (userId: string, { applicationId, openingId }: ReviewOf) =>
  queryOptions({
    queryKey: [...openingApplicationKeys.all, userId, 'review', applicationId, openingId],
    queryFn: ({ signal }) =>
      ask(answers, 'my_human_review', { application_id: applicationId, opening_id: openingId }, signal),
    staleTime: 0,
  })

export const useAskForReview = ({ applicationId, openingId }: ReviewOf, onSuccess: () => void) =>
  useChange(
    (question: string) =>
      call('ask_for_human_review', { question, application_id: applicationId, opening_id: openingId }),
    { refresh, failure: 'caller', onSuccess },
  )

export const openingReviewsQuery = (userId: string, openingId: string) =>
  queryOptions({
    queryKey: [...openingApplicationKeys.all, userId, 'reviews', openingId],
    queryFn: ({ signal }) => ask(answers, 'opening_human_reviews', { opening_id: openingId }, signal),
    staleTime: 0,
  })

export interface ReviewAnswer {
  id: string
  verdict: Verdict
  answer: string
  /** Where a changed application returns to. */
  stage?: string
}

export const useAnswerReview = (onSuccess: () => void) =>
  useChange(
    ({ id, verdict, answer, stage }: ReviewAnswer) =>
      call('answer_human_review', { review_id: id, verdict, answer, stage_id: stage }),
    { refresh, failure: 'caller', onSuccess },
  )
