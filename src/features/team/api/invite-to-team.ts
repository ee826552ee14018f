import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MemberRole } from '../model.ts'
import { teamQuery } from './get-team.ts'

interface Wanted {
  emails: string[]
  role: MemberRole
}

/** Returns how many people are newly invited; the list shows the rest. */
export function useInviteToTeam(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: Wanted): Promise<number> => {
      const client = await connect()
      const call = client.rpc('invite_to_team', { organization: organizationId, ...wanted })
      return unwrap(await call).filter(({ outcome }) => outcome === 'invited').length
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: teamQuery(organizationId).queryKey }),
  })
}
