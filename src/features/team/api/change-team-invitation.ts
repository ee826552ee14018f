import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { teamQuery } from './get-team.ts'

export function useChangeTeamInvitation(organizationId: string, act: 'resend' | 'withdraw') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc(`${act}_team_invitation`, { invitation_id: id }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamQuery(organizationId).queryKey }),
  })
}
