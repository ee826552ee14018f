import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { boardQuery } from './get-board.ts'

export function useSaveSilentDays(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (silent_days: number): Promise<void> => {
      const client = await connect()
      const { error } = await client
        .from('application_settings')
        .update({ silent_days })
        .eq('user_id', userId)
      if (error) throw toAppError(error)
    },
    onSuccess: (_, silent_days) =>
      queries.setQueryData(boardQuery(userId).queryKey, (board) => board && { ...board, silent_days }),
  })
}
