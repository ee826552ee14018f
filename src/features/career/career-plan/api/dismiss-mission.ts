import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { DismissedMission } from './answers.ts'
import { usePlanChange } from './use-plan-change.ts'

const rowOf = ({ mission_id }: DismissedMission, user_id: string) => ({ user_id, mission_id })

/** Stops suggesting the mission. */
export const useDismissMission = () =>
  usePlanChange(
    async (mission: DismissedMission, userId) => {
      const table = (await connect()).from('dismissed_missions')
      unwrap(await table.upsert(rowOf(mission, userId), { ignoreDuplicates: true }))
    },
    (plan, mission) => ({ ...plan, dismissed: [mission, ...plan.dismissed] }),
  )

export const useBringBackMission = () =>
  usePlanChange(
    async (mission: DismissedMission, userId) => {
      const table = (await connect()).from('dismissed_missions')
      unwrap(await table.delete().match(rowOf(mission, userId)))
    },
    (plan, { mission_id }) => ({
      ...plan,
      dismissed: plan.dismissed.filter((one) => one.mission_id !== mission_id),
    }),
  )
