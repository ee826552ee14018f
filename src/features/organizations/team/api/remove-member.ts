import { call } from '../../../../lib/rpc.ts'
import { useTeamChange } from './use-team-change.ts'

export const useRemoveMember = (organizationId: string) =>
  useTeamChange(
    organizationId,
    (person: string) => call('remove_member', { organization: organizationId, person }),
    'caller',
  )
