import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Purpose } from '../model.ts'
import { useMentoringChange } from './use-mentoring-change.ts'

export const useAskMentoring = (onSuccess: () => void) =>
  useMentoringChange(async (values: { maker: string; purpose: Purpose; body: string }) => {
    const client = await connect()
    return unwrap(await client.rpc('ask_mentoring', values))
  }, onSuccess)

export const useWithdrawMentoring = (onSuccess: () => void) =>
  useMentoringChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.rpc('withdraw_mentoring', { mentorship_id: id }))
  }, onSuccess)
