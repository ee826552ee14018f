import { call } from '../../../../lib/rpc.ts'
import { useSetting } from './change-setting.ts'

/** Whether teachers may read and comment on their students' submissions for this mission. */
export const useAllowCoReview = (id: string) =>
  useSetting(
    id,
    (is_allowed: boolean) => call('allow_co_review', { mission_id: id, is_allowed }),
    (is_allowed) => ({ allows_co_review: is_allowed }),
  )
