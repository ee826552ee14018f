import { AppError, toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Column } from '../model.ts'
import { applicationKeys } from './keys.ts'

type ColumnChange =
  | { add: Pick<Column, 'name' | 'stage' | 'position'> }
  | { change: string; to: Partial<Pick<Column, 'name' | 'stage' | 'position'>> }
  | { remove: string }

async function changeColumns(wanted: ColumnChange): Promise<void> {
  const columns = (await connect()).from('application_columns')
  const { error } =
    'add' in wanted
      ? await columns.insert(wanted.add)
      : 'remove' in wanted
        ? await columns.delete().eq('id', wanted.remove)
        : await columns.update(wanted.to).eq('id', wanted.change)
  // Cards may still refer to it, perhaps added just now in another window.
  if (error?.code === '23503') throw new AppError('column_not_empty', error.message)
  if (error) throw toAppError(error)
}

export const useChangeColumns = (userId: string, failure: 'toast' | 'caller') =>
  useChange(changeColumns, { refresh: [applicationKeys.board(userId)], failure })
