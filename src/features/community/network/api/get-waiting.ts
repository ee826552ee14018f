import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { networkKeys } from './keys.ts'

/** Unread conversations and requests to answer. The profile provides the initial count. */
export const waitingQuery = (userId: string) =>
  queryOptions({
    queryKey: networkKeys.waiting(userId),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<number> => {
      const client = await connect()
      const row = unwrap(
        await client
          .from('profiles')
          .select('network_waiting')
          .eq('user_id', userId)
          .abortSignal(signal)
          .single(),
      )
      return row.network_waiting ?? 0
    },
  })
