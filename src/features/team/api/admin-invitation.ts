import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { rolesQuery } from '../../session/api/get-roles.ts'

interface AdminInvitation {
  id: string
  invitedBy: string | null
  expiresAt: string
  isExpired: boolean
  /** Masked: the link may have been passed on. */
  address: string
  /** Whether the caller has confirmed the invited address. */
  isMine: boolean
}

/** What an emailed link leads to; null if it was used, revoked or replaced. */
export async function getAdminInvitation(
  token: string,
  signal: AbortSignal,
): Promise<AdminInvitation | null> {
  const client = await connect()
  const call = client.rpc('admin_invitation', { token }).abortSignal(signal)
  return unwrap(await call) as unknown as AdminInvitation | null
}

export const adminInvitationQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['admin-invitation', token, userId],
    queryFn: ({ signal }) => getAdminInvitation(token, signal),
  })

/** The role is granted immediately, and opens nothing until the second factor is set up. */
export function useAcceptAdminInvitation(token: string, userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('accept_admin_invitation', { token }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: rolesQuery(userId).queryKey }),
    onError: () => queries.invalidateQueries({ queryKey: ['admin-invitation', token] }),
  })
}
