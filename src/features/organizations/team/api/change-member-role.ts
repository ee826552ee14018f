import { call } from '../../../../lib/rpc.ts'
import type { MemberRole } from '../model.ts'
import { useTeamChange } from './use-team-change.ts'

export const useChangeMemberRole = (organizationId: string) =>
  useTeamChange(organizationId, (change: { person: string; role: MemberRole }) =>
    call('change_member_role', { organization: organizationId, ...change }),
  )
