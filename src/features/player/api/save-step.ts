import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { asJson, type Draft } from '../play.ts'

export interface StepSave {
  enrollmentId: string
  stepId: string
  draft: Draft | null
  baseRevision: number
  /** Active time since the last save. */
  seconds: number
}

/** Returns the new revision. */
export async function saveStep(save: StepSave): Promise<number> {
  const client = await connect()
  return unwrap(
    await client.rpc('save_step', {
      enrollment_id: save.enrollmentId,
      step_id: save.stepId,
      draft: asJson(save.draft),
      base_revision: save.baseRevision,
      seconds: save.seconds,
    }),
  )
}
