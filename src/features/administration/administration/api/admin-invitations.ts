import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { administrationKeys } from './keys.ts'

export const adminInvitationsQuery = queryOptions({
  queryKey: administrationKeys.invitations,
  queryFn: ({ signal }) => ask(answers, 'admin_invitations', {}, signal),
})

/** The server requires a recent sign-in. */
export async function inviteAdmin(email: string, message: string): Promise<void> {
  await call('invite_admin', { email, message })
}

export const useChangeAdminInvitation = (act: 'resend_admin_invitation' | 'withdraw_admin_invitation') =>
  useChange((id: string) => call(act, { invitation_id: id }), {
    refresh: [administrationKeys.invitations],
    failure: 'toast',
  })
