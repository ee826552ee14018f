import { useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { boardQuery } from './get-board.ts'

export function useSaveSilentDays(userId: string) {
  const queries = useQueryClient()
  return useChange(
    async (silent_days: number) => {
      const settings = (await connect()).from('application_settings')
      return unwrap(await settings.update({ silent_days }).eq('user_id', userId))
    },
    {
      failure: 'caller',
      onSuccess: (_, silent_days) =>
        queries.setQueryData(boardQuery(userId).queryKey, (board) => board && { ...board, silent_days }),
    },
  )
}
