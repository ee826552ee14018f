import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useStudentsChange } from './use-students-change.ts'

/** Without a new name, the label is deleted. */
export const useRenameLabel = (onSuccess: (count: number) => void) =>
  useStudentsChange(async ({ label, name }: { label: string; name: string }): Promise<number> => {
    const client = await connect()
    return unwrap(await client.rpc('rename_label', { label, new_name: name }))
  }, onSuccess)
