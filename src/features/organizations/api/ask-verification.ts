import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export function useAskVerification(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('ask_verification', { organization_id: organizationId }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['organizations'] }),
  })
}
