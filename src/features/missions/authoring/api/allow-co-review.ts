import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { authoringKeys } from './keys.ts'

/** Whether teachers may read and comment on their students' submissions for this mission. */
export const useAllowCoReview = (id: string) =>
  useChange((is_allowed: boolean) => call('allow_co_review', { mission_id: id, is_allowed }), {
    refresh: [authoringKeys.all],
    failure: 'toast',
  })
