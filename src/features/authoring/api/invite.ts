import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

/** Returns how many people are newly invited; the list shows the rest. */
export function useInvite(missionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (emails: string[]): Promise<number> => {
      const client = await connect()
      const rows = unwrap(await client.rpc('invite_to_mission', { mission_id: missionId, emails }))
      return rows.filter(({ outcome }) => outcome === 'invited').length
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: authoringKeys.invitees(missionId) }),
  })
}
