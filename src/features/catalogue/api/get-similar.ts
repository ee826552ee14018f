import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Listing } from '../model.ts'

/** Other open missions that ask for the same skills, those that share most first. */
export const similarQuery = ({ mission_id, skills }: Listing) =>
  queryOptions({
    queryKey: ['similar', mission_id],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Listing[]> => {
      const client = await connect()
      const found = unwrap(
        await client
          .from('mission_listings')
          .select('*')
          .eq('is_open', true)
          .neq('mission_id', mission_id)
          .overlaps('skills', skills)
          .order('published_at', { ascending: false })
          .limit(30)
          .abortSignal(signal),
      ) as unknown as Listing[]
      const shared = (listing: Listing) => listing.skills.filter((skill) => skills.includes(skill)).length
      return found.sort((one, other) => shared(other) - shared(one)).slice(0, 3)
    },
  })
