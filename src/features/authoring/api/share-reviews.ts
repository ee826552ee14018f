import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { authoringKeys } from './keys.ts'

/** Whether makers may review submissions waiting on this mission. */
export function useShareReviews(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (shares: boolean): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('share_reviews', { mission_id: id, shares }))
    },
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: authoringKeys.all }),
  })
}
