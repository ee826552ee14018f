import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import type { Preferences } from '../topics.ts'
import { preferencesQuery } from './get-preferences.ts'

type Changes = Partial<Omit<Preferences, 'user_id' | 'updated_at'>>

/** Saved right away; rolls back if the server refuses. */
export function useSavePreferences(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = preferencesQuery(userId)
  return useMutation({
    // One after another, so that the last choice wins.
    scope: { id: 'notification-preferences' },
    mutationFn: async (changes: Changes) => {
      const client = await connect()
      return unwrap(await client.from('notification_preferences').upsert({ user_id: userId, ...changes }))
    },
    onMutate: async (changes) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (kept) => kept && { ...kept, ...changes })
    },
    onError: (error) => {
      toast.error(error)
      void queries.invalidateQueries({ queryKey })
    },
  })
}
