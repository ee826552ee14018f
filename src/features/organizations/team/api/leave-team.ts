import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { sessionKeys } from '../../../core/session/api/keys.ts'
import { organizationKeys } from '../../organizations/api/keys.ts'
import { teamKeys } from './keys.ts'

/** Clears the organization's data from memory; the roles say which areas are left. */
export function useLeaveTeam(organizationId: string, userId: string) {
  const queries = useQueryClient()
  return useChange(() => call('leave_team', { organization: organizationId }), {
    refresh: [sessionKeys.roles(userId)],
    failure: 'caller',
    onSuccess: () => {
      queries.removeQueries({ queryKey: organizationKeys.all })
      queries.removeQueries({ queryKey: teamKeys.all })
    },
  })
}
