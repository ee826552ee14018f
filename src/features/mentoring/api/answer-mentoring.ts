import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useMentoringChange } from './use-mentoring-change.ts'

export const useAcceptMentoring = (onSuccess: () => void) =>
  useMentoringChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.rpc('accept_mentoring', { mentorship_id: id }))
  }, onSuccess)

export const useDeclineMentoring = (onSuccess: () => void) =>
  useMentoringChange(async ({ id, reason }: { id: string; reason: string }) => {
    const client = await connect()
    return unwrap(await client.rpc('decline_mentoring', { mentorship_id: id, reason }))
  }, onSuccess)
