import { call } from '../../../../lib/rpc.ts'
import type { Purpose } from '../model.ts'
import { useMentoringChange } from './use-mentoring-change.ts'

export const useAskMentoring = (onSuccess: () => void) =>
  useMentoringChange(
    (values: { maker: string; purpose: Purpose; body: string }) => call('ask_mentoring', values),
    onSuccess,
    'caller',
  )

export const useWithdrawMentoring = (onSuccess: () => void) =>
  useMentoringChange((id: string) => call('withdraw_mentoring', { mentorship_id: id }), onSuccess)
