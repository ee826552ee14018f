import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { sharedWorkKey } from './get-work-for-school.ts'

function useCoReviewChange<Change>(enrollmentId: string, send: (change: Change) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: sharedWorkKey(enrollmentId) }),
  })
}

export const useWriteCoReview = (enrollmentId: string) =>
  useCoReviewChange(enrollmentId, async (comment: { submission_id: string; body: string }) =>
    unwrap(await (await connect()).rpc('write_co_review', comment)),
  )

/** People can withdraw only their own comments. */
export const useRemoveCoReview = (enrollmentId: string) =>
  useCoReviewChange(enrollmentId, async (id: string) =>
    unwrap(await (await connect()).from('co_reviews').delete().eq('id', id)),
  )
