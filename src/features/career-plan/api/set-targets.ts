import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { usePlanChange } from './use-plan-change.ts'

/** Sets the target jobs, main one first. */
export const useSetTargets = () =>
  usePlanChange(
    async (chosen: string[]) => unwrap(await (await connect()).rpc('set_target_jobs', { chosen })),
    (plan, targets) => ({ ...plan, targets }),
  )
