import { queryOptions } from '@tanstack/react-query'
import { toAppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { messageKeys } from './keys.ts'

/** What others may see. */
export interface MessageSettings {
  shows_read: boolean
  shows_presence: boolean
}

const untilChosen: MessageSettings = { shows_read: true, shows_presence: true }

export const settingsQuery = (userId: string) =>
  queryOptions({
    queryKey: messageKeys.settings(userId),
    queryFn: async ({ signal }): Promise<MessageSettings> => {
      const client = await connect()
      const own = client.from('message_settings').select('shows_read, shows_presence').eq('user_id', userId)
      const { data, error } = await own.abortSignal(signal).maybeSingle()
      if (error) throw toAppError(error)
      return data ?? untilChosen
    },
  })

/** Saved right away; rolls back if the server refuses. */
export function useSaveSettings(userId: string) {
  const queryKey = messageKeys.settings(userId)
  return useChange(
    async (changes: Partial<MessageSettings>) => {
      const client = await connect()
      return unwrap(await client.from('message_settings').upsert({ user_id: userId, ...changes }))
    },
    {
      refresh: [queryKey],
      failure: 'toast',
      optimistic: { queryKey, show: (kept: MessageSettings, changes) => ({ ...kept, ...changes }) },
    },
  )
}
