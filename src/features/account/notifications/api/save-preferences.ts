import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Preferences } from '../topics.ts'
import { notificationKeys } from './keys.ts'

type Changes = Partial<Omit<Preferences, 'user_id' | 'updated_at'>>

/** Saved right away; rolls back if the server refuses. */
export function useSavePreferences(userId: string) {
  const queryKey = notificationKeys.preferences(userId)
  return useChange(
    async (changes: Changes) => {
      const client = await connect()
      return unwrap(await client.from('notification_preferences').upsert({ user_id: userId, ...changes }))
    },
    {
      refresh: [queryKey],
      failure: 'toast',
      optimistic: { queryKey, show: (kept: Preferences, changes) => ({ ...kept, ...changes }) },
    },
  )
}
