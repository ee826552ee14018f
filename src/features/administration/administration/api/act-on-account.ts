import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { AppRole } from '../../../core/session/roles.ts'
import type { AdministrationRole } from '../model.ts'
import { administrationKeys } from './keys.ts'

export type AccountChange =
  | { act: 'suspend'; endsAt?: Date }
  | { act: 'restore' | 'resetFactor' | 'signOut' }
  | { act: 'endSession'; sessionId: string }
  | { act: 'grant'; role: AppRole; administration?: AdministrationRole[] }
  | { act: 'revoke'; role: AppRole }

function change(person: string, asked: AccountChange, reason: string): Promise<unknown> {
  const why = { person, reason }
  switch (asked.act) {
    case 'suspend':
      return call('suspend_account', { ...why, ends_at: asked.endsAt?.toISOString() })
    case 'restore':
      return call('restore_account', why)
    case 'grant':
      return call('grant_role', { ...why, wanted: asked.role, administration: asked.administration })
    case 'revoke':
      return call('revoke_role', { ...why, held: asked.role })
    case 'resetFactor':
      return call('reset_second_factor', why)
    case 'signOut':
      return call('end_sessions_of', why)
    case 'endSession':
      return call('end_sessions_of', { ...why, session_id: asked.sessionId })
  }
}

/** Changes one account, then refetches everything administrators see. */
export const useChangeAccount = (person: string, failure: 'toast' | 'caller') =>
  useChange(({ asked, reason }: { asked: AccountChange; reason: string }) => change(person, asked, reason), {
    refresh: [administrationKeys.all],
    failure,
  })
