import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Listing } from '../model.ts'

/** What could come after a mission: one not started yet that shares its skills, ideally one level up. */
export const nextQuery = (missionId: string) =>
  queryOptions({
    queryKey: ['enrollments', 'next', missionId],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Listing | null> => {
      const client = await connect()
      const found = unwrap(await client.rpc('next_mission', { mission_id: missionId }).abortSignal(signal))
      return (found as unknown as Listing[])[0] ?? null
    },
  })
