import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ImportField } from '../import/columns.ts'
import { useStudentsChange } from './use-students-change.ts'

export const useMendLine = (importId: string, onSuccess: () => void) =>
  useStudentsChange(async ({ line, fields }: { line: number; fields: Record<ImportField, string> }) => {
    const client = await connect()
    unwrap(await client.rpc('mend_import_line', { import_id: importId, line, fields }))
  }, onSuccess)

export const useDropLine = (importId: string, onSuccess: () => void) =>
  useStudentsChange(async (line: number) => {
    const client = await connect()
    unwrap(await client.rpc('drop_import_line', { import_id: importId, line }))
  }, onSuccess)

/** Applies, undoes or rechecks an import in batches until nothing is left; each response says how much is. */
const useRun = (
  importId: string,
  step: 'apply_student_import' | 'undo_student_import' | 'reopen_student_import',
  onProgress: (left: number) => void,
  onSuccess: () => void,
) =>
  useStudentsChange(async (more: { creates_cohorts?: boolean }) => {
    const client = await connect()
    for (;;) {
      const left = unwrap(await client.rpc(step, { import_id: importId, ...more }))
      onProgress(left)
      if (left === 0) return
    }
  }, onSuccess)

export const useApplyImport = (id: string, onProgress: (left: number) => void, onSuccess: () => void) =>
  useRun(id, 'apply_student_import', onProgress, onSuccess)
export const useUndoImport = (id: string, onProgress: (left: number) => void, onSuccess: () => void) =>
  useRun(id, 'undo_student_import', onProgress, onSuccess)

/** Compares an undone import with the roster again. */
export const useReopenImport = (id: string) =>
  useRun(
    id,
    'reopen_student_import',
    () => {},
    () => {},
  )

export const useDiscardImport = (importId: string, onSuccess: () => void) =>
  useStudentsChange(async () => {
    const client = await connect()
    unwrap(await client.rpc('discard_student_import', { import_id: importId }))
  }, onSuccess)
