import { AppError, toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { ColumnChange } from '../outbox/kept-changes.ts'

/** Returns whether the column was there to be changed. */
export async function writeColumn(columnId: string, change: ColumnChange): Promise<boolean> {
  const columns = (await connect()).from('application_columns')
  const { data, error } =
    'add' in change
      ? await columns.insert(change.add).select('id')
      : 'remove' in change
        ? await columns.delete().eq('id', columnId).select('id')
        : await columns.update(change.edit).eq('id', columnId).select('id')
  // It arrived before, and the response was lost.
  if ('add' in change && error?.code === '23505') return true
  // Cards may still refer to it, perhaps added just now in another window.
  if (error?.code === '23503') throw new AppError('column_not_empty', error.message)
  if (error) throw toAppError(error)
  return data.length > 0
}
