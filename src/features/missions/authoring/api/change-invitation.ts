import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { authoringKeys } from './keys.ts'

export const useChangeInvitation = (
  missionId: string,
  act: 'resend_mission_invitation' | 'withdraw_mission_invitation',
) =>
  useChange((id: string) => call(act, { invitation_id: id }), {
    refresh: [authoringKeys.invitees(missionId)],
    failure: 'toast',
  })
