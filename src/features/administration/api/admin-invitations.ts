import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface OpenInvitation {
  id: string
  email: string
  invitedBy: string | null
  sentAt: string
  expiresAt: string
  isExpired: boolean
}

export const adminInvitationsQuery = queryOptions({
  queryKey: ['administration', 'admin-invitations'],
  queryFn: async ({ signal }): Promise<OpenInvitation[]> => {
    const client = await connect()
    return unwrap(await client.rpc('admin_invitations').abortSignal(signal)) as unknown as OpenInvitation[]
  },
})

/** The server requires a recent sign-in. */
export async function inviteAdmin(email: string, message: string): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('invite_admin', { email, message }))
}

export function useChangeAdminInvitation(act: 'resend' | 'revoke') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc(`${act}_admin_invitation`, { invitation_id: id }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: adminInvitationsQuery.queryKey }),
  })
}
