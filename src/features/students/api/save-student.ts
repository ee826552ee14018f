import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
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

/** Adds a student, or changes the one with the id. */
export const useSaveStudent = (
  id: string | null,
  onSuccess: (id: string) => void,
  onError: (error: unknown) => void,
) =>
  useStudentsChange(
    async (fields: StudentFields): Promise<string> => {
      const client = await connect()
      // A new student has no id yet; the generated types don't allow null here.
      const student_id = id as string
      return unwrap(await client.rpc('save_student', { student_id, fields: { ...fields } }))
    },
    onSuccess,
    onError,
  )
