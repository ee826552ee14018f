import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Decision } from '../model.ts'
import { reviewKeys } from './keys.ts'

export const useDeliver = (submissionId: string) =>
  useChange(
    ({ verdict, criterion, nextMission }: Decision) =>
      call('deliver_review', {
        submission_id: submissionId,
        verdict: verdict!,
        reason_criterion: criterion,
        next_mission_id: nextMission || undefined,
      }),
    {
      // The submission no longer waits, neither in the queue nor in recent activity.
      refresh: [reviewKeys.all, ['notifications'], ['organization-home']],
      failure: 'caller',
    },
  )
