import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Listing } from '../model.ts'

/** Other open missions for the same skills, those that share most first. */
export const similarQuery = ({ mission_id }: Pick<Listing, 'mission_id'>) =>
  queryOptions({
    queryKey: ['similar', mission_id],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Listing[]> => {
      const client = await connect()
      const found = await client.rpc('similar_missions', { mission_id }).abortSignal(signal)
      return unwrap(found) as unknown as Listing[]
    },
  })
