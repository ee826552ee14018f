import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MissionAnalytics, Period } from '../model.ts'

export const missionAnalyticsQuery = (missionId: string, version: number | undefined, weeks: Period) =>
  queryOptions({
    queryKey: ['mission-analytics', missionId, version, weeks],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<MissionAnalytics> => {
      const client = await connect()
      const cut = { mission_id: missionId, wanted_version: version, weeks }
      return unwrap(
        await client.rpc('mission_analytics', cut).abortSignal(signal),
      ) as unknown as MissionAnalytics
    },
  })
