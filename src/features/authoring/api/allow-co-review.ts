import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

/** Whether teachers may read and comment on their students' submissions for this mission. */
export function useAllowCoReview(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (is_allowed: boolean): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('allow_co_review', { mission_id: id, is_allowed }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: authoringKeys.all }),
  })
}
