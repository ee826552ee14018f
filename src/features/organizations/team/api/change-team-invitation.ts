import { call } from '../../../../lib/rpc.ts'
import { useTeamChange } from './use-team-change.ts'

export const useChangeTeamInvitation = (
  organizationId: string,
  act: 'resend_team_invitation' | 'withdraw_team_invitation',
) => useTeamChange(organizationId, (id: string) => call(act, { invitation_id: id }))
