import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { isId, type Listing } from '../model.ts'

/** One mission, or null if it isn't open to the caller. */
export const listingQuery = (missionId: string) =>
  queryOptions({
    queryKey: ['listing', missionId],
    queryFn: async ({ signal }): Promise<Listing | null> => {
      if (!isId(missionId)) return null
      const client = await connect()
      const call = client.from('mission_listings').select('*').eq('mission_id', missionId)
      const [found] = unwrap(await call.abortSignal(signal))
      return (found as unknown as Listing | undefined) ?? null
    },
    // A mission closed to a visitor may be open to the same person after sign-in.
    staleTime: ({ state }) => (state.data === null ? 0 : 30_000),
  })
