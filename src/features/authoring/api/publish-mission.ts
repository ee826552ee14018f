import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

export function usePublishMission(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (note: string): Promise<number> => {
      const client = await connect()
      return unwrap(await client.rpc('publish_mission', { mission_id: id, note }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: authoringKeys.all }),
  })
}
