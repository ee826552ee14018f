import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { boosterKeys } from './keys.ts'

export type Story = Omit<Database['public']['Tables']['stories']['Row'], 'user_id'>

/** All stories: there can be at most 200. */
export const storiesQuery = (userId: string) =>
  queryOptions({
    queryKey: boosterKeys.stories(userId),
    queryFn: async ({ signal }): Promise<Story[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('stories')
          .select()
          .order('updated_at', { ascending: false })
          .order('id')
          .abortSignal(signal),
      )
    },
  })
