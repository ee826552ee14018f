import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { catalogKeys } from './keys.ts'

/** Declines an invitation, or undoes that. */
export const useDeclineInvitation = (missionId: string) =>
  useChange(
    (isDeclined: boolean) => call('decline_invitation', { mission_id: missionId, is_declined: isDeclined }),
    { refresh: [catalogKeys.invitations], failure: 'toast' },
  )
