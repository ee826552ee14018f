import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { talkKeys } from './keys.ts'

export function useCancelTalk() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
      unwrap(await (await connect()).rpc('cancel_talk', { booking_id: id, reason })),
    onSettled: () => queries.invalidateQueries({ queryKey: talkKeys.all }),
  })
}
