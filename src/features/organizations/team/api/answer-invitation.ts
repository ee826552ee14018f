import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { sessionKeys } from '../../../core/session/api/keys.ts'
import { organizationKeys } from '../../organizations/api/keys.ts'

/** Accepting adds an area right away. Returns the kind of organization. */
export const useAnswerInvitation = (id: string, userId: string) =>
  useChange(
    (isAccepted: boolean) => call('answer_team_invitation', { invitation_id: id, is_accepted: isAccepted }),
    {
      refresh: [sessionKeys.roles(userId), organizationKeys.all, ['notifications']],
      failure: 'toast',
    },
  )
