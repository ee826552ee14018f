import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MemberRole } from '../model.ts'
import { teamQuery } from './get-team.ts'

export function useChangeMemberRole(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: { person: string; role: MemberRole }): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('change_member_role', { organization: organizationId, ...change }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamQuery(organizationId).queryKey }),
  })
}
