import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { rolesQuery } from '../../../core/session/api/get-roles.ts'
import { answers } from './answers.ts'
import { authKeys } from './keys.ts'

/** What an emailed link leads to; null if it was used, revoked or replaced. */
export const getAdminInvitation = (token: string, signal: AbortSignal) =>
  ask(answers, 'admin_invitation', { token }, signal)

export const adminInvitationQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: authKeys.adminInvitation(token, userId),
    queryFn: ({ signal }) => getAdminInvitation(token, signal),
  })

/** The role is granted immediately, and opens nothing until the second factor is set up. */
export const useAcceptAdminInvitation = (token: string, userId: string) =>
  useChange(() => call('accept_admin_invitation', { token }), {
    // An accepted invitation is gone; the page must not say so before it leaves.
    refresh: (_, accepted) =>
      accepted === undefined ? [authKeys.adminInvitations(token)] : [rolesQuery(userId).queryKey],
    failure: 'toast',
  })
