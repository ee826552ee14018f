import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { catalogKeys } from './keys.ts'

export const savedQuery = (userId: string) =>
  queryOptions({
    queryKey: catalogKeys.saved(userId),
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await connect()
      const call = client.from('saved_missions').select('mission_id').eq('user_id', userId)
      const rows = unwrap(await call.order('created_at', { ascending: false }).limit(200).abortSignal(signal))
      return rows.map(({ mission_id }) => mission_id)
    },
  })

/** Bookmarks a mission or removes the bookmark. */
export const useToggleSaved = (userId: string) =>
  useChange(
    async ({ missionId, isSaved }: { missionId: string; isSaved: boolean }) => {
      const table = (await connect()).from('saved_missions')
      const row = { user_id: userId, mission_id: missionId }
      unwrap(isSaved ? await table.delete().match(row) : await table.insert(row))
    },
    {
      refresh: [catalogKeys.saved(userId)],
      failure: 'toast',
      optimistic: {
        queryKey: catalogKeys.saved(userId),
        show: (ids: string[], { missionId, isSaved }) =>
          isSaved ? ids.filter((id) => id !== missionId) : [missionId, ...ids],
      },
    },
  )
