import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../../../ui/use-change.ts'
import { withColumn } from '../board.ts'
import { boardOutboxOf } from '../outbox/board-outbox.ts'
import type { ColumnChange } from '../outbox/kept-changes.ts'
import { boardQuery } from './get-board.ts'
import { writeColumn } from './write-column.ts'

interface Wanted {
  columnId: string
  /** What the column is called in sentences. */
  name: string
  change: ColumnChange
}

/** Adds, edits or deletes a column; without a network, once there is one again. */
export function useChangeColumns(userId: string, failure: 'toast' | 'caller') {
  const queries = useQueryClient()
  const { queryKey } = boardQuery(userId)
  return useChange(
    async ({ columnId, name, change }: Wanted) => {
      if (navigator.onLine) return void (await writeColumn(columnId, change))
      boardOutboxOf(userId).keep({ kind: 'column', cardId: columnId, name, change })
    },
    {
      failure,
      worksOffline: true,
      refresh: () => (navigator.onLine ? [queryKey] : []),
      onSuccess: (_, { columnId, change }) =>
        queries.setQueryData(queryKey, (board) => board && withColumn(board, columnId, change)),
    },
  )
}
