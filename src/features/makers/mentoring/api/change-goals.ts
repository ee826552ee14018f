import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useMentoringChange } from './use-mentoring-change.ts'

export const useAddGoal = (mentorshipId: string, onSuccess: () => void) =>
  useMentoringChange(async (title: string) => {
    const client = await connect()
    return unwrap(await client.from('mentoring_goals').insert({ mentorship_id: mentorshipId, title }))
  }, onSuccess)

export const useSetGoalDone = () =>
  useMentoringChange(async ({ id, isDone }: { id: string; isDone: boolean }) => {
    const client = await connect()
    const done_at = isDone ? new Date().toISOString() : null
    return unwrap(await client.from('mentoring_goals').update({ done_at }).eq('id', id))
  })

export const useRemoveGoal = () =>
  useMentoringChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.from('mentoring_goals').delete().eq('id', id))
  })
