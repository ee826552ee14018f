import { call } from '../../../../lib/rpc.ts'
import type { MemberRole } from '../model.ts'
import { useTeamChange } from './use-team-change.ts'

interface Wanted {
  emails: string[]
  role: MemberRole
}

/** Returns how many people are newly invited; the list shows the rest. */
export const useInviteToTeam = (organizationId: string) =>
  useTeamChange(organizationId, async (wanted: Wanted) => {
    const asked = await call('invite_to_team', { organization: organizationId, ...wanted })
    return asked.filter(({ outcome }) => outcome === 'invited').length
  })
