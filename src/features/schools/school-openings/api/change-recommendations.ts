import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { schoolOpeningsKeys } from './keys.ts'

const refresh = [schoolOpeningsKeys.all]

/** Answers how many students were notified. */
export const useRecommend = (
  organizationId: string,
  openingId: string,
  onSuccess: (students: number) => void,
) =>
  useChange(
    (given: { cohorts: string[]; words: string }) =>
      call('recommend_opening', { organization: organizationId, opening_id: openingId, ...given }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useWithdrawRecommendation = (onSuccess: () => void) =>
  useChange((id: string) => call('withdraw_recommendation', { recommendation_id: id }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })
