import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { teamQuery } from './get-team.ts'

export function useRemoveMember(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (person: string): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('remove_member', { organization: organizationId, person }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamQuery(organizationId).queryKey }),
  })
}
