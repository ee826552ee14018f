import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Selection, StudentChange } from '../model.ts'
import { inPieces } from './in-pieces.ts'
import { useStudentsChange } from './use-students-change.ts'

export interface ManyChanged {
  selection: Selection
  change: StudentChange
}

/** Changes everyone in a selection; returns how many. */
export const useChangeStudents = (
  onProgress: (done: number) => void,
  onSuccess: (count: number, values: ManyChanged) => void,
) =>
  useStudentsChange(async ({ selection, change }: ManyChanged): Promise<number> => {
    const client = await connect()
    return inPieces(
      5000,
      async () =>
        unwrap(await client.rpc('change_students', { selection: { ...selection }, change: { ...change } })),
      onProgress,
    )
  }, onSuccess)
