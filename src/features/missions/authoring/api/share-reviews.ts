import { call } from '../../../../lib/rpc.ts'
import { useSetting } from './change-setting.ts'

/** Whether makers may review submissions waiting on this mission. */
export const useShareReviews = (id: string) =>
  useSetting(
    id,
    (shares: boolean) => call('share_reviews', { mission_id: id, shares }),
    (shares) => ({ shares_reviews: shares }),
  )
