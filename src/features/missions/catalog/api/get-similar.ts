import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { Listing } from '../model.ts'
import { catalogKeys } from './keys.ts'
import { toListing } from './to-listing.ts'

/** Other open missions for the same skills, those that share most first. */
export const similarQuery = ({ mission_id }: Pick<Listing, 'mission_id'>) =>
  queryOptions({
    queryKey: catalogKeys.similar(mission_id),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => (await call('similar_missions', { mission_id }, signal)).map(toListing),
  })
