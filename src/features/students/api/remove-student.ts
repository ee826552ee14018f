import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Selection } from '../model.ts'
import { inPieces } from './in-pieces.ts'
import { useStudentsChange } from './use-students-change.ts'

export const useRemoveStudent = (id: string, onSuccess: () => void) =>
  useStudentsChange(async () => {
    const client = await connect()
    unwrap(await client.rpc('remove_student', { student_id: id }))
  }, onSuccess)

/** Removes everyone in a selection; returns how many. */
export const useRemoveStudents = (onProgress: (done: number) => void, onSuccess: (count: number) => void) =>
  useStudentsChange(async (selection: Selection): Promise<number> => {
    const client = await connect()
    return inPieces(
      1000,
      async () => unwrap(await client.rpc('remove_students', { selection: { ...selection } })),
      onProgress,
    )
  }, onSuccess)
