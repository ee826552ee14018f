import { call } from '../../../../lib/rpc.ts'
import { useStudentsChange } from './use-students-change.ts'

export interface StudentFields {
  email: string
  firstName: string
  lastName: string
  number: string
  cohort: string | null
  labels: string[]
  adviser: string | null
}

/** Adds a student, or changes the one with the id; the caller shows why it was refused. */
export const useSaveStudent = (id: string | null, onSuccess: (id: string) => void) =>
  useStudentsChange(
    (fields: StudentFields) => call('save_student', { student_id: id, fields }),
    onSuccess,
    'caller',
  )
