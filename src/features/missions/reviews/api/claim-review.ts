import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { reviewKeys } from './keys.ts'

/** Claims the submission or releases it. Whatever the outcome, the page then shows the current state. */
export const useClaim = (submissionId: string, change: 'claim_review' | 'release_review') =>
  useChange(() => call(change, { submission_id: submissionId }), {
    refresh: [reviewKeys.all],
    failure: 'toast',
  })
