import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { EvidenceChoice } from '../evidence.ts'

/** Saves what is shown from now on. */
export function useShowEvidence(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (choice: EvidenceChoice) => {
      const client = await connect()
      unwrap(await client.rpc('show_on_certificate', { wanted_code: code, choice: { ...choice } }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['certificate', code] }),
  })
}
