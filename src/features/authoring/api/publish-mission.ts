import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '../../../i18n/languages.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

interface Publishing {
  note: string
  /** Incomplete languages, left out of this version. */
  leaveOut: Language[]
}

export function usePublishMission(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ note, leaveOut }: Publishing): Promise<number> => {
      const client = await connect()
      return unwrap(await client.rpc('publish_mission', { mission_id: id, note, leave_out: leaveOut }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: authoringKeys.all }),
  })
}
