import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { enrollmentKeys } from '../../missions/api/keys.ts'
import type { Listing } from '../model.ts'
import { toListing } from './to-listing.ts'

/** What could come after a mission: one not started yet that shares its skills, ideally one level up. */
export const nextQuery = (missionId: string) =>
  queryOptions({
    queryKey: enrollmentKeys.next(missionId),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Listing | null> => {
      const [found] = await call('next_mission', { mission_id: missionId }, signal)
      return found ? toListing(found) : null
    },
  })
