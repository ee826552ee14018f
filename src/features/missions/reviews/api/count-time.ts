import { call } from '../../../../lib/rpc.ts'

/** Adds active seconds to the caller's review. */
export const countReviewTime = (submissionId: string, seconds: number) =>
  call('count_review_time', { submission_id: submissionId, seconds })
