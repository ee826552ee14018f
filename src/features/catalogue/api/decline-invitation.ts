import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** Declines an invitation, or undoes that. */
export function useDeclineInvitation(missionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (isDeclined: boolean): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('decline_invitation', { mission_id: missionId, is_declined: isDeclined }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['invitations'] }),
  })
}
