import { call } from '../../../../lib/rpc.ts'
import type { Draft } from './answers.ts'

export interface StepSave {
  enrollmentId: string
  stepId: string
  draft: Draft | null
  baseRevision: number
  /** Active time since the last save. */
  seconds: number
}

/** Returns the new revision. */
export const saveStep = (save: StepSave) =>
  call('save_step', {
    enrollment_id: save.enrollmentId,
    step_id: save.stepId,
    draft: save.draft,
    base_revision: save.baseRevision,
    seconds: save.seconds,
  })
