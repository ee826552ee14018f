import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'

/** Claims the submission or releases it. Whatever the outcome, the page then shows the current state. */
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
