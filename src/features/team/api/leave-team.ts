import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { rolesQuery } from '../../session/api/get-roles.ts'

/** Clears the organization's data from memory; the roles say which areas are left. */
export function useLeaveTeam(organizationId: string, userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('leave_team', { organization: organizationId }))
    },
    onSuccess: () => {
      queries.removeQueries({ queryKey: ['organizations'] })
      queries.removeQueries({ queryKey: ['team'] })
      return queries.invalidateQueries({ queryKey: rolesQuery(userId).queryKey })
    },
  })
}
