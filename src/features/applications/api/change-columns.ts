import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Column } from '../model.ts'
import { boardQuery } from './get-board.ts'

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

export function useChangeColumns(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: changeColumns,
    onSettled: () => queries.invalidateQueries({ queryKey: boardQuery(userId).queryKey }),
  })
}
