import { useMutation } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'

export interface RevealedCandidate {
  first_name: string
  last_name: string
  avatar_url: string | null
}

export function useReveal(submissionId: string) {
  return useMutation({
    mutationFn: async (): Promise<RevealedCandidate> => {
      const client = await connect()
      const answer = await client.rpc('reveal_candidate', { submission_id: submissionId })
      return unwrap(answer) as unknown as RevealedCandidate
    },
    onError: toast.error,
  })
}
