import { call } from '../../../../lib/rpc.ts'
import { usePlanChange } from './use-plan-change.ts'

/** Sets the target jobs, main one first. */
export const useSetTargets = () =>
  usePlanChange(
    (chosen: string[]) => call('set_target_jobs', { chosen }),
    (plan, targets) => ({ ...plan, targets }),
  )
