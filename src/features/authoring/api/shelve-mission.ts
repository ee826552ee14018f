import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

const operations = {
  archive: 'archive_mission',
  restore: 'restore_mission',
  delete: 'delete_mission',
} as const

/** Archives, restores or deletes a mission. */
export function useShelveMission(operation: keyof typeof operations) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc(operations[operation], { mission_id: id }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: authoringKeys.lists() }),
  })
}
