import { call } from '../../../../lib/rpc.ts'
import { useMentoringChange } from './use-mentoring-change.ts'

export const useAcceptMentoring = (onSuccess: () => void) =>
  useMentoringChange((id: string) => call('accept_mentoring', { mentorship_id: id }), onSuccess)

export const useDeclineMentoring = (onSuccess: () => void) =>
  useMentoringChange(
    ({ id, reason }: { id: string; reason: string }) =>
      call('decline_mentoring', { mentorship_id: id, reason }),
    onSuccess,
    'caller',
  )
