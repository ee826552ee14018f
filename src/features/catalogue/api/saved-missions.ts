import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'

export const savedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-missions', userId],
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await connect()
      const call = client.from('saved_missions').select('mission_id').eq('user_id', userId)
      const rows = unwrap(await call.order('created_at', { ascending: false }).limit(200).abortSignal(signal))
      return rows.map(({ mission_id }) => mission_id)
    },
  })

/** Bookmarks a mission or removes the bookmark optimistically; rolls back if the server refuses. */
export function useToggleSaved(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = savedQuery(userId)
  return useMutation({
    mutationFn: async ({ missionId, isSaved }: { missionId: string; isSaved: boolean }) => {
      const table = (await connect()).from('saved_missions')
      const row = { user_id: userId, mission_id: missionId }
      unwrap(isSaved ? await table.delete().match(row) : await table.insert(row))
    },
    onMutate: async ({ missionId, isSaved }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (ids = []) =>
        isSaved ? ids.filter((id) => id !== missionId) : [missionId, ...ids],
      )
      return before
    },
    onError: (error, _, before) => {
      queries.setQueryData(queryKey, before)
      toast.error(error)
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
