import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import type { Listing } from '../model.ts'
import { catalogKeys } from './keys.ts'
import { toListing } from './to-listing.ts'

/** One mission, or null if it isn't open to the caller. */
export const listingQuery = (missionId: string) =>
  queryOptions({
    queryKey: catalogKeys.listing(missionId),
    queryFn: async ({ signal }): Promise<Listing | null> => {
      if (!isUuid(missionId)) return null
      const client = await connect()
      const call = client.from('mission_listings').select('*').eq('mission_id', missionId)
      const [found] = unwrap(await call.abortSignal(signal))
      return found ? toListing(found) : null
    },
    // A mission closed to a visitor may be open to the same person after sign-in.
    staleTime: ({ state }) => (state.data === null ? 0 : 30_000),
  })
