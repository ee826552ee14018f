import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { programKeys } from './keys.ts'

const refreshed = (enrollmentId: string) =>
  ({ refresh: [programKeys.sharedWork(enrollmentId)], failure: 'toast' }) as const

export const useWriteCoReview = (enrollmentId: string) =>
  useChange(
    (comment: { submission_id: string; body: string }) => call('write_co_review', comment),
    refreshed(enrollmentId),
  )

/** People can withdraw only their own comments. */
export const useRemoveCoReview = (enrollmentId: string) =>
  useChange(
    async (id: string) => unwrap(await (await connect()).from('co_reviews').delete().eq('id', id)),
    refreshed(enrollmentId),
  )
