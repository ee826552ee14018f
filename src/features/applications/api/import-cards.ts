import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ImportedCard } from '../import/rows.ts'
import { boardQuery } from './get-board.ts'

/** All rows or none, in one call. */
export function useImportCards(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (cards: (ImportedCard & { position: string })[]): Promise<number> => {
      const client = await connect()
      return unwrap(await client.rpc('import_applications', { rows: cards }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: boardQuery(userId).queryKey }),
  })
}
