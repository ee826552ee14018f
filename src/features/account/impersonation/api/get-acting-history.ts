import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { actingKeys } from './keys.ts'

/** When and why administrators viewed the product as this person. */
export const actingHistoryQuery = (userId: string) =>
  queryOptions({
    queryKey: actingKeys.history(userId),
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(
        await client
          .from('acting_sessions')
          .select('id, reason, started_at, ends_at, ended_at')
          .eq('user_id', userId)
          .order('started_at', { ascending: false })
          .limit(50)
          .abortSignal(signal),
      )
    },
  })
