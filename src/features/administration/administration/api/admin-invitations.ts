import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../../i18n/languages.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { AdministrationRole } from '../model.ts'
import { answers } from './answers.ts'
import { administrationKeys } from './keys.ts'

export const adminInvitationsQuery = queryOptions({
  queryKey: administrationKeys.invitations,
  queryFn: ({ signal }) => ask(answers, 'admin_invitations', {}, signal),
})

export interface AdminInvitation {
  email: string
  roles: AdministrationRole[]
  message: string
  language: Language
}

/** The server requires a recent sign-in. Returns the link's path if this installation can't send email. */
export const inviteAdmin = (invitation: AdminInvitation): Promise<string | null> =>
  call('invite_admin', { ...invitation })

export const useChangeAdminInvitation = (act: 'resend_admin_invitation' | 'withdraw_admin_invitation') =>
  useChange(async (id: string) => void (await call(act, { invitation_id: id })), {
    refresh: [administrationKeys.invitations],
    failure: 'toast',
  })
