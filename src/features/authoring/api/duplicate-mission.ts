import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

export function useDuplicateMission() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, title }: { id: string; title: string }): Promise<string> => {
      const client = await connect()
      return unwrap(await client.rpc('duplicate_mission', { mission_id: id, title }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: authoringKeys.lists() }),
  })
}
