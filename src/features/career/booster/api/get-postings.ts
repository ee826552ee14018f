import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { boosterKeys } from './keys.ts'

export type Posting = Omit<Database['public']['Tables']['postings']['Row'], 'user_id'>

/** All saved postings: there can be at most 200. */
export const postingsQuery = (userId: string) =>
  queryOptions({
    queryKey: boosterKeys.postings(userId),
    queryFn: async ({ signal }): Promise<Posting[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('postings')
          .select()
          .order('created_at', { ascending: false })
          .order('id')
          .abortSignal(signal),
      )
    },
  })
