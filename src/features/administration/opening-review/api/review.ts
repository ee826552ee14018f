import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { openingReviewKeys } from './keys.ts'

export const openingQueueQuery = () =>
  queryOptions({
    queryKey: openingReviewKeys.queue,
    queryFn: ({ signal }) => ask(answers, 'opening_queue', {}, signal),
  })

export const lateReviewsQuery = () =>
  queryOptions({
    queryKey: openingReviewKeys.lateReviews,
    queryFn: ({ signal }) => ask(answers, 'late_human_reviews', {}, signal),
  })

const refresh = [openingReviewKeys.queue, ['administration']] as const

export const useApproveOpening = () =>
  useChange(
    ({ id, revision }: { id: string; revision: number }) =>
      call('approve_opening', { opening_id: id, seen_revision: revision }),
    { refresh, failure: 'toast' },
  )

export const useSendBackOpening = () =>
  useChange(
    ({ id, reason }: { id: string; reason: string }) => call('send_back_opening', { opening_id: id, reason }),
    { refresh, failure: 'caller' },
  )
