import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

export function useChangeInvitation(missionId: string, act: 'resend' | 'revoke') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc(`${act}_invitation`, { invitation_id: id }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: authoringKeys.invitees(missionId) }),
  })
}
