import { call } from '../../../../lib/rpc.ts'
import type { Selection, StudentChange } from '../model.ts'
import { inBatches } from './in-batches.ts'
import { useStudentsChange } from './use-students-change.ts'

export interface ManyChanged {
  selection: Selection
  change: StudentChange
}

/** Changes everyone in a selection; returns how many. */
export const useChangeStudents = (
  onProgress: (done: number) => void,
  onSuccess: (count: number, values: ManyChanged) => void,
  failure?: 'toast' | 'caller',
) =>
  useStudentsChange(
    (wanted: ManyChanged) => inBatches(5000, () => call('change_students', { ...wanted }), onProgress),
    onSuccess,
    failure,
  )
