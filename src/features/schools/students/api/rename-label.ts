import { call } from '../../../../lib/rpc.ts'
import { useStudentsChange } from './use-students-change.ts'

/** Without a new name, the label is deleted. */
export const useRenameLabel = (onSuccess: (count: number) => void) =>
  useStudentsChange(
    ({ label, name }: { label: string; name: string }) => call('rename_label', { label, new_name: name }),
    onSuccess,
    'caller',
  )
