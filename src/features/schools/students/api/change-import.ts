import { call } from '../../../../lib/rpc.ts'
import type { ImportField } from '../import/model.ts'
import { useStudentsChange } from './use-students-change.ts'

export const useMendLine = (importId: string, onSuccess: () => void) =>
  useStudentsChange(
    (mended: { line: number; fields: Record<ImportField, string> }) =>
      call('mend_import_line', { import_id: importId, ...mended }),
    onSuccess,
    'caller',
  )

export const useDropLine = (importId: string, onSuccess: () => void) =>
  useStudentsChange(
    (line: number) => call('drop_import_line', { import_id: importId, line }),
    onSuccess,
    'caller',
  )

/** Applies, undoes or rechecks an import in batches until nothing is left; each response says how much is. */
const useRun = (
  importId: string,
  step: 'apply_student_import' | 'undo_student_import' | 'reopen_student_import',
  onProgress: (left: number) => void,
  onSuccess: () => void,
  failure: 'toast' | 'caller' = 'toast',
) =>
  useStudentsChange(
    async (more: { creates_cohorts?: boolean }) => {
      for (;;) {
        const left = await call(step, { import_id: importId, ...more })
        onProgress(left)
        if (left === 0) return
      }
    },
    onSuccess,
    failure,
  )

export const useApplyImport = (id: string, onProgress: (left: number) => void, onSuccess: () => void) =>
  useRun(id, 'apply_student_import', onProgress, onSuccess)
export const useUndoImport = (id: string, onProgress: (left: number) => void, onSuccess: () => void) =>
  useRun(id, 'undo_student_import', onProgress, onSuccess, 'caller')

/** Compares an undone import with the roster again. */
export const useReopenImport = (id: string) =>
  useRun(
    id,
    'reopen_student_import',
    () => {},
    () => {},
  )

export const useDiscardImport = (importId: string, onSuccess: () => void) =>
  useStudentsChange(() => call('discard_student_import', { import_id: importId }), onSuccess)
