import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { byDate, type NewMilestone } from '../model.ts'
import type { Milestone } from './answers.ts'
import { usePlanChange } from './use-plan-change.ts'

const columns = (milestone: NewMilestone) => {
  const { id, kind, mission_id, job_slug, is_goal, title, note, due_on, done_at, remind_days } = milestone
  return { id, kind, mission_id, job_slug, is_goal, title, note, due_on, done_at, remind_days }
}

/** Adds a new milestone, or restores a removed one. */
export const useAddMilestone = () =>
  usePlanChange(
    async (milestone: NewMilestone, user_id) =>
      unwrap(await (await connect()).from('milestones').insert({ ...columns(milestone), user_id })),
    (plan, milestone) => ({
      ...plan,
      milestones: [...plan.milestones, { ...milestone, met_at: null }].sort(byDate),
    }),
  )

export type MilestoneChange = Pick<Milestone, 'id'> &
  Partial<Pick<Milestone, 'is_goal' | 'title' | 'note' | 'due_on' | 'done_at' | 'remind_days'>>

export const useChangeMilestone = () =>
  usePlanChange(
    async ({ id, ...values }: MilestoneChange) =>
      unwrap(await (await connect()).from('milestones').update(values).eq('id', id)),
    (plan, change) => ({
      ...plan,
      milestones: plan.milestones
        .map((one) => (one.id === change.id ? { ...one, ...change } : one))
        .sort(byDate),
    }),
  )

export const useRemoveMilestone = () =>
  usePlanChange(
    async (id: string) => unwrap(await (await connect()).from('milestones').delete().eq('id', id)),
    (plan, id) => ({ ...plan, milestones: plan.milestones.filter((one) => one.id !== id) }),
  )
