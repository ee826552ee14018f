import { call } from '../../../../lib/rpc.ts'
import type { Selection } from '../model.ts'
import { inBatches } from './in-batches.ts'
import { useStudentsChange } from './use-students-change.ts'

export const useRemoveStudent = (id: string, onSuccess: () => void) =>
  useStudentsChange(() => call('remove_student', { student_id: id }), onSuccess, 'caller')

/** Removes everyone in a selection; returns how many. */
export const useRemoveStudents = (onProgress: (done: number) => void, onSuccess: (count: number) => void) =>
  useStudentsChange(
    (selection: Selection) => inBatches(1000, () => call('remove_students', { selection }), onProgress),
    onSuccess,
    'caller',
  )
