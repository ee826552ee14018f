import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { authoringKeys } from './keys.ts'

/** Whether makers may review submissions waiting on this mission. */
export const useShareReviews = (id: string) =>
  useChange((shares: boolean) => call('share_reviews', { mission_id: id, shares }), {
    refresh: [authoringKeys.all],
    failure: 'toast',
  })
