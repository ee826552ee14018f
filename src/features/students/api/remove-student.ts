import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useStudentsChange } from './use-students-change.ts'

export const useRemoveStudent = (id: string, onSuccess: () => void) =>
  useStudentsChange(async () => {
    const client = await connect()
    unwrap(await client.rpc('remove_student', { student_id: id }))
  }, onSuccess)
