import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'

/** Takes the work for oneself, or gives it back. Whatever comes of it, the page then shows how things stand. */
export function useClaim(submissionId: string, change: 'claim_review' | 'release_review') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const client = await connect()
      unwrap(await client.rpc(change, { submission_id: submissionId }))
    },
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  })
}
